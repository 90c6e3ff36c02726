#pragma once

#include <QWidget>

#include "ui/models/marked_text.h"

namespace lookalike {

/// All differences of a pair at a glance, from top to bottom: left half for the left text, right half for the right.
class DifferenceStrip : public QWidget {
  Q_OBJECT

 public:
  explicit DifferenceStrip(QWidget* parent = nullptr);

  /// `pair` is kept by reference and must be set again when it changes.
  void set_pair(const MarkedPair& pair);
  void set_current(int difference);

  QSize sizeHint() const override;

 signals:
  void picked(int difference);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  const MarkedPair* pair_ = nullptr;
  int current_ = -1;
};

}  // namespace lookalike
