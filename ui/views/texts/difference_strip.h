#pragma once

#include <QWidget>
#include <vector>

#include "ui/models/reading/marked_text.h"

namespace lookalike {

class TextPane;

/// An overview of all differences of a pair, beside the panes and as tall as their frames: the left half for the left
/// text, the right half for the right. A mark is at its text's scroll bar position.
class DifferenceStrip : public QWidget {
  Q_OBJECT

 public:
  DifferenceStrip(const TextPane* left, const TextPane* right, QWidget* parent = nullptr);

  /// Stores a reference to `pair`; call again when it changes.
  void set_pair(const MarkedPair& pair);
  void set_current(int difference);
  /// The marks of one side, one per difference; null if this side has no text there.
  std::vector<QRect> marks(Side side) const;

  QSize sizeHint() const override;

 signals:
  void picked(int difference);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  const TextPane* pane(Side side) const { return side == Side::left ? left_ : right_; }
  /// The part of the strip beside a pane's viewport, from top to bottom.
  QRect frame(Side side) const;
  QColor color_of(Side side, const TextMark& mark) const;

  const TextPane* left_;
  const TextPane* right_;
  const MarkedPair* pair_ = nullptr;
  int current_ = -1;
};

}  // namespace lookalike
