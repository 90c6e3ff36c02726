#pragma once

#include <QWidget>

#include "core/pipeline/engine.h"
#include "core/pipeline/recipe.h"

class QComboBox;
class QDoubleSpinBox;
class QSlider;

namespace lookalike {

/// A number as a slider and a field. The slider covers the useful part of the range, linearly or, if it is long,
/// logarithmically; the field accepts the whole range.
class NumberControl final : public QWidget {
  Q_OBJECT

 public:
  struct Range {
    double least = 0, most = 0;
    int decimals = 0;
    bool has_slider = true;
    QString zero_text;             // shown for 0, e.g. "off"; empty: shown as a number
    bool zero_is_endless = false;  // 0 means "no limit" and lies at the right end of the slider
  };

  explicit NumberControl(const Range& range, QWidget* parent = nullptr);

  /// Names both parts for tests and screen readers.
  void set_names(const QString& object_name, const QString& accessible_name);
  /// Sets the slider's maximum; larger values stay at its right end.
  void set_slider_most(double most);
  /// Shows a value without emitting a signal.
  void set_value(double value);
  double value() const;

 signals:
  void edited(double value);
  void gesture_began();
  void gesture_ended();

 private:
  double value_at(int position) const;
  int position_of(double value) const;
  bool in_ratios() const;
  void make_field();
  void make_slider();
  void step_slider(int action);

  Range range_;
  double slider_most_;
  QDoubleSpinBox* field_ = nullptr;
  QSlider* slider_ = nullptr;
};

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
