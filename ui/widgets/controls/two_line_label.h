#pragma once

#include "ui/widgets/controls/building.h"

namespace lookalike {

/// Plain text on one line, or on two if it is wider than the label; elided only beyond them.
class TwoLineLabel final : public ElidedLabel {
  Q_OBJECT

 public:
  using ElidedLabel::ElidedLabel;

  /// 1 or 2, at the present width.
  int lines_needed() const;
  /// The least and the greatest number of lines that it takes.
  void set_lines(int least, int most);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void resized();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  int lines() const;

  int least_ = 1, most_ = 2;
};

}  // namespace lookalike
