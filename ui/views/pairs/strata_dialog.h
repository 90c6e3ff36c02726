#pragma once

#include <QDialog>

#include "core/experiment/judging/judged_summary.h"

class QTableView;

namespace lookalike {

class TextTable;

/// Precision by similarity: of the pairs of each 0.05 how many there are, how many were judged, and what was said. It
/// follows the judging while it is open.
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
