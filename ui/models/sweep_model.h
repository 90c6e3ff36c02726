#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/models/sweep_measures.h"

namespace lookalike {

/// The rows of a sweep as a table: the varied values, then the measures that the rows have, then the hash seed where
/// there is more than one.
class SweepModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit SweepModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// Other rows. O(1).
  void set_table(const SweepTable& table);
  /// One more, at the end. O(1).
  void add_row(const SweepRow& row);
  const SweepTable& table() const { return table_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(const SweepRow& row, std::size_t column) const;

  SweepTable table_;
  std::vector<std::string> keys_;
  std::vector<const SweepMeasure*> measures_;
};

}  // namespace lookalike
