#pragma once

#include <QWidget>

#include "ui/models/tables/group_rows.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSlider;

namespace lookalike {

/// Files that a page of groups can write.
enum class GroupFile { groups, keep, drop, clean };

/// How documents are grouped, what stays of each group, and what is written of it.
class GroupControls final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupControls(QWidget* parent = nullptr);

  /// All but values and what is kept by hand.
  GroupChoice choice() const;
  /// Name of the column that says what stays; empty where none is asked for.
  QString column() const;
  /// Columns to choose from.
  void set_columns(const QStringList& columns);
  /// No link of a run is weaker than its threshold, so that breaking links begins above it.
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
