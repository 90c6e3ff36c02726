#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/views/s_curve/curve_style.h"

class QVBoxLayout;

namespace lookalike {

/// The key of the plot: a piece of line and a name for each curve; pinned ones come last and can be removed here.
class CurveList : public QWidget {
  Q_OBJECT

 public:
  explicit CurveList(QWidget* parent = nullptr);

  void show_curves(const std::vector<CurveStyle>& curves);

 signals:
  /// Index among the pinned curves.
  void remove_asked(std::size_t index);

 private:
  class Row;
  void fit(std::size_t own, std::size_t pinned);
  void add_pinned_row();
  void show_rows(const std::vector<CurveStyle>& curves);

  QVBoxLayout* layout_;
  QStringList names_;
  std::vector<Row*> own_, pinned_;
};

}  // namespace lookalike
