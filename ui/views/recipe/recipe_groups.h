#pragma once

#include <QWidget>
#include <vector>

#include "core/pipeline/engine.h"
#include "core/pipeline/recipe.h"

class QGridLayout;
class QLabel;
class QToolButton;

namespace lookalike {

class ParameterControl;

/// A control for every parameter, grouped as in the pipeline. A rarely changed parameter is folded under "more" as long
/// as it has its default value.
class RecipeGroups final : public QWidget {
  Q_OBJECT

 public:
  explicit RecipeGroups(QWidget* parent = nullptr);

  /// `documents`: size of the corpus, 0 without one.
  void show_recipe(const Recipe& recipe, std::size_t documents);
  /// Puts names above their controls, which takes less width.
  void set_stacked(bool stacked);
  /// Shows the cost of changes, as measured in the latest run on this corpus; null: unknown.
  void show_costs(const StageSeconds* seconds);

 signals:
  void edited(const lookalike::Parameter& parameter, const std::string& value);
  void gesture_began();
  void gesture_ended();
  void suggestion_wanted();

 private:
  struct Row {
    QLabel* label;
    ParameterControl* control;
    QToolButton* more;  // the "more" button of its group
    bool seldom;
    int place;  // row of the grid; it also owns the next row
  };
  void add_group(const char* title, std::string_view prefix);
  QToolButton* add_heading(QLabel* heading, QWidget* beside);
  QToolButton* make_suggest();
  void add_parameter(const Parameter& parameter, QLabel* heading, QToolButton* more);
  void place(const Row& row);
  void add_band_lines();
  void set_slider_ends(const Recipe& recipe, std::size_t documents);
  void fold(const Recipe& recipe);

  QGridLayout* grid_;
  std::vector<Row> rows_;
  QLabel* arithmetic_ = nullptr;
  Recipe shown_;
  bool stacked_ = false;
};

}  // namespace lookalike
