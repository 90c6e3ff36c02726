#pragma once

#include <QTableView>

#include "ui/models/tables/pairs_model.h"

namespace lookalike {

/// The table of pairs: its columns, which the user can choose, and their widths.
class PairTable final : public QTableView {
  Q_OBJECT

 public:
  explicit PairTable(PairsModel& model, QWidget* parent = nullptr);

  PairColumn sorted_by() const;
  Qt::SortOrder direction() const;
  /// Marks the header without requesting an order.
  void show_order(PairColumn column, Qt::SortOrder direction);
  /// Selects a row alone and scrolls to it.
  void select_row(std::size_t row);
  /// Gives the names the width that the numbers leave, but at least a legible minimum.
  void share_out_names();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void set_column_widths();
};

}  // namespace lookalike
