#pragma once

#include <QList>

class QTableView;

namespace lookalike {

class SweepModel;

/// How wide the columns of a sweep's rows are: as wide as their texts, and never narrower than the widest cell of the
/// rows that arrived. Widths are in pixels.
class SweepColumns {
 public:
  /// Both must outlive it; the table shows the model.
  SweepColumns(QTableView& table, const SweepModel& model) : table_(table), model_(model) {}

  /// Other rows or other type: what arrived before counts no more.
  void forget() { widest_cells_.clear(); }
  /// For one more row. True when it has a cell that its column is too narrow for.
  bool take_row(int row);
  /// Gives every column its width, and what is left of the table's shared among them.
  void fit();
  /// Width of a table that shows as many whole columns as there is room for in so much.
  int table_width(int most) const;

 private:
  QList<int> widths() const;
  int width_around() const;

  QTableView& table_;
  const SweepModel& model_;
  QList<int> widest_cells_;  // of each column
};

}  // namespace lookalike
