#pragma once

#include <QWidget>
#include <vector>

#include "ui/models/reading/marked_text.h"

namespace lookalike {

class TextPane;

/// All differences of a pair at a glance, beside the panes and as tall as their texts' frames: left half for the left
/// text, right half for the right. A mark stands where the scroll bar of its text would put it.
class DifferenceStrip : public QWidget {
  Q_OBJECT

 public:
  DifferenceStrip(const TextPane* left, const TextPane* right, QWidget* parent = nullptr);

  /// `pair` is kept by reference and must be set again when it changes.
  void set_pair(const MarkedPair& pair);
  void set_current(int difference);
  /// The marks of one side, one for each difference; a null one where this side has nothing.
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
