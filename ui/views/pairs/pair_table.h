#pragma once

#include <QTableView>

#include "ui/models/tables/pairs_model.h"

namespace lookalike {

/// The table of pairs: its columns, which a person chooses, and how they share its width.
class PairTable final : public QTableView {
  Q_OBJECT

 public:
  explicit PairTable(PairsModel& model, QWidget* parent = nullptr);

  PairColumn sorted_by() const;
  Qt::SortOrder direction() const;
  /// Marks the header without asking for an order.
  void show_order(PairColumn column, Qt::SortOrder direction);
  /// Selects a row alone and scrolls to it.
  void select_row(std::size_t row);
  /// The names take what the numbers leave, but never so little that nobody could read them.
  void share_out_names();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void set_column_widths();
};

}  // namespace lookalike
