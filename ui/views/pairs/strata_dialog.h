#pragma once

#include <QDialog>

#include "core/experiment/judging/judged_summary.h"

class QTableView;

namespace lookalike {

class TextTable;

/// Precision by similarity: the number of pairs in each stratum of 0.05, the judged ones, and the verdicts. Follows the
/// judging while open.
class StrataDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit StrataDialog(QWidget* parent);

  void show_summary(const JudgedSummary& summary);

 private:
  TextTable* model_;
  QTableView* table_;
};

}  // namespace lookalike
