#pragma once

#include <QObject>

#include "core/exchange/sweep_table.h"

class QWidget;

namespace lookalike {

/// Writes the table of a sweep where a person says: as CSV, and as JSON beside it.
class SweepSaving final : public QObject {
  Q_OBJECT

 public:
  /// The table is written as it is once the person has answered. It and the asker must outlive this.
  SweepSaving(const SweepTable& table, QWidget* asker) : QObject(asker), table_(table), asker_(asker) {}

  void ask();

 signals:
  /// A sentence: what was written, or why it could not be.
  void said(const QString& sentence);

 private:
  void ask_to_replace_json(const QString& path);
  void write(const QString& path);

  const SweepTable& table_;
  QWidget* asker_;
};

}  // namespace lookalike
