#pragma once

#include "ui/views/s_curve/number_list.h"

namespace lookalike {

class SCurvePlot;

/// Numbers that depend only on the settings, at their threshold.
class TheoryList : public NumberList {
  Q_OBJECT

 public:
  explicit TheoryList(QWidget* parent = nullptr);

  /// Reads the settings and curves of the plot.
  void show_numbers(const SCurvePlot& plot);

 private:
  void show_accepted(const SCurvePlot& plot);

  QLabel *candidate_ = nullptr, *kept_ = nullptr, *accepted_ = nullptr, *missed_ = nullptr;
  QLabel *false_positive_ = nullptr, *false_negative_ = nullptr, *steepest_ = nullptr;
};

}  // namespace lookalike
