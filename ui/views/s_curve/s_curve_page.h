#pragma once

#include <QWidget>
#include <memory>

#include "core/pipeline/engine.h"

class QLabel;
class QPushButton;

namespace lookalike {

class CurveList;
class NumberList;
class SCurvePlot;

/// The S-curve of the recipe, with its threshold to drag and the numbers that follow from it.
class SCurvePage : public QWidget {
  Q_OBJECT

 public:
  explicit SCurvePage(QWidget* parent = nullptr);

  void set_recipe(const Recipe& recipe);
  /// May be null: nothing was run yet.
  void set_result(std::shared_ptr<const RunResult> result);

 signals:
  void threshold_dragged(double threshold);
  void threshold_committed(double threshold);

 private:
  QWidget* make_plot_side();
  QWidget* make_number_side();
  void add_theory(NumberList& list);
  void add_run(NumberList& list);
  void show_theory();
  void show_run();
  void show_curves();
  void say(double similarity);

  Recipe recipe_;
  std::shared_ptr<const RunResult> result_;
  SCurvePlot* plot_ = nullptr;
  QLabel* sentence_ = nullptr;
  NumberList *theory_ = nullptr, *run_ = nullptr;
  QLabel *candidate_ = nullptr, *kept_ = nullptr, *accepted_ = nullptr, *missed_ = nullptr;
  QLabel *false_positive_ = nullptr, *false_negative_ = nullptr, *steepest_ = nullptr;
  QLabel *candidates_ = nullptr, *similar_ = nullptr, *saved_ = nullptr;
  CurveList* curves_ = nullptr;
  QPushButton* pin_ = nullptr;
};

}  // namespace lookalike
