#pragma once

#include <QWidget>
#include <vector>

#include "ui/views/s_curve/curve_style.h"

class QVBoxLayout;

namespace lookalike {

/// The key of the plot: a piece of line and a name for each curve; pinned ones can be removed here.
class CurveList : public QWidget {
  Q_OBJECT

 public:
  explicit CurveList(QWidget* parent = nullptr);

  void show_curves(const std::vector<CurveStyle>& curves);

 signals:
  /// Index among the pinned curves.
  void remove_asked(std::size_t index);

 private:
  QWidget* make_row(const CurveStyle& curve);
  void add_remove_button(QWidget* row, const CurveStyle& curve, std::size_t index);

  QVBoxLayout* rows_;
  std::vector<QWidget*> widgets_;
};

}  // namespace lookalike
