#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/views/s_curve/curve_style.h"

class QVBoxLayout;

namespace lookalike {

/// The key of the plot: a line sample and a name for each curve.
class CurveList : public QWidget {
  Q_OBJECT

 public:
  explicit CurveList(QWidget* parent = nullptr);

  void show_curves(const std::vector<CurveStyle>& curves);

 private:
  QVBoxLayout* layout_;
  QStringList names_;
};

}  // namespace lookalike
