#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep_plan.h"

class QComboBox;
class QLineEdit;

namespace lookalike {

/// An axis of a sweep: a parameter and its values, in two controls that belong to the form they are put into.
class SweepAxisField {
  Q_DECLARE_TR_FUNCTIONS(SweepAxisField)

 public:
  /// The controls are called sweep.NAME and sweep.NAME.values; one that is optional may vary nothing.
  SweepAxisField(const QString& name, bool optional);

  QComboBox* parameter() const { return parameter_; }
  QLineEdit* values() const { return values_; }

  /// It varies nothing.
  bool is_free() const;
  /// Errors: bad_usage, with what is allowed.
  Result<SweepAxis> axis() const;
  bool is_wrong() const { return !is_free() && !axis(); }
  /// There is a choice for the parameter with this key.
  bool has(const std::string& key) const;
  /// Nothing where the key is empty.
  void show(const SweepAxis& axis);
  /// Leaves the room of a form to fields that have values.
  void fit() const;

 private:
  void suggest_values() const;

  QComboBox* parameter_;
  QLineEdit* values_;
};

}  // namespace lookalike
