#pragma once

#include <QWidget>

#include "ui/models/tables/group_rows.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSlider;

namespace lookalike {

/// Files that a page of groups can write.
enum class GroupFile { groups, keep, drop, clean, report };

/// The controls for grouping, the choice of keepers, and exports.
class GroupControls final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupControls(QWidget* parent = nullptr);

  /// Everything except values and chosen keepers.
  GroupChoice choice() const;
  /// Name of the column that chooses the keepers; empty if the rule uses none.
  QString column() const;
  /// Sets the columns to choose from.
  void set_columns(const QStringList& columns);
  /// Limits the breaking of links to values above the run's threshold, because no link is weaker.
  void fit_break(const VerifyOptions& verify);
  void allow_exports(bool allowed) { exports_->setEnabled(allowed); }

 signals:
  void changed();
  void columns_wanted();
  void export_wanted(lookalike::GroupFile file);

 private:
  void make_break();
  void make_rule();
  void make_exports();
  void take_rule();

  QSlider* break_slider_ = nullptr;
  QDoubleSpinBox* break_ = nullptr;
  QComboBox* rule_ = nullptr;
  QComboBox* column_ = nullptr;
  QCheckBox* direct_ = nullptr;
  QWidget* exports_ = nullptr;
};

}  // namespace lookalike
