#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep_plan.h"

class QComboBox;
class QLineEdit;

namespace lookalike {

/// An axis of a sweep: a parameter and its values, in two controls owned by their form.
class SweepAxisField {
  Q_DECLARE_TR_FUNCTIONS(SweepAxisField)

 public:
  /// The controls are named sweep.NAME and sweep.NAME.values; an optional axis may vary nothing.
  SweepAxisField(const QString& name, bool optional);

  QComboBox* parameter() const { return parameter_; }
  QLineEdit* values() const { return values_; }

  /// Empty if it varies nothing.
  QString key() const;
  /// Errors: bad_usage, with the allowed values.
  Result<SweepAxis> axis() const;
  bool is_wrong() const { return !key().isEmpty() && !axis(); }
  /// True if the form has a choice for the parameter with this key.
  bool has(const std::string& key) const;
  /// An axis with an empty key varies nothing.
  void show(const SweepAxis& axis);
  /// Shows the field of the values if there are any; call it once the controls are in their form.
  void fit() const;

 private:
  void suggest_values() const;

  QComboBox* parameter_;
  QLineEdit* values_;
};

}  // namespace lookalike
