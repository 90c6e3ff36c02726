#pragma once

#include <QWidget>

#include "core/pipeline/engine.h"
#include "core/pipeline/recipe.h"

class QComboBox;

namespace lookalike {

class NumberControl;

/// The control of one parameter of the recipe: a number with slider and field, or a list of choices. Its object name
/// is the parameter's key.
class ParameterControl final : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterControl(const Parameter& parameter, QWidget* parent = nullptr);

  const Parameter& parameter() const { return parameter_; }
  /// Shows the recipe's value without emitting a signal.
  void show_recipe(const Recipe& recipe);
  /// Shows in the tooltip which stages a change recomputes and how long they took last time; null: unknown.
  void show_cost(const StageSeconds* seconds);
  /// Sets the maximum of a number's slider; see NumberControl.
  void set_slider_most(double most);

 signals:
  /// The value as text for `Parameter::set`.
  void edited(const lookalike::Parameter& parameter, const std::string& value);
  void gesture_began();
  void gesture_ended();

 private:
  void make_number();
  void make_choice();
  void choose_file();

  const Parameter& parameter_;
  NumberControl* number_ = nullptr;
  QComboBox* choice_ = nullptr;
  int shown_ = 0;  // index of the recipe's choice
};

}  // namespace lookalike
