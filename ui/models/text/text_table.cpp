#include "ui/models/text/text_table.h"

#include "ui/models/text/fitting_text.h"

namespace lookalike {

TextTable::TextTable(TableColumns columns, QObject* parent)
    : QAbstractTableModel(parent), columns_(std::move(columns)) {}

void TextTable::set_rows(std::vector<Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

int TextTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TextTable::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant TextTable::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return row.value(index.column());
  if (role == Qt::TextAlignmentRole) return columns_[static_cast<std::size_t>(index.column())].aligned();
  if (role == Qt::ToolTipRole) return tooltip_text(row.value(columnCount()));
  return {};
}

QVariant header_data(const TableColumns& columns, int section, Qt::Orientation orientation, int role) {
  if (orientation != Qt::Horizontal || section < 0 || section >= std::ssize(columns)) return {};
  const TableColumn& column = columns[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return column.label;
  if (role == Qt::ToolTipRole) return column.meaning;
  if (role == Qt::TextAlignmentRole) return column.aligned();
  return {};
}

}  // namespace lookalike
