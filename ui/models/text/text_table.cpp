#include "ui/models/text/text_table.h"

#include "ui/models/text/display_text.h"
#include "ui/models/text/explanations.h"

namespace lookalike {

TableColumns named_columns(const QString& table, std::initializer_list<NamedColumn> columns) {
  TableColumns named;
  for (const auto& [name, label, alignment] : columns) {
    const QString whole = table + QStringLiteral(".column.") + QString::fromLatin1(name);
    named.push_back({label, tooltip_of(whole), alignment, whole});
  }
  return named;
}

QVariant header_data(const TableColumns& columns, int section, Qt::Orientation orientation, int role) {
  if (orientation != Qt::Horizontal || section < 0 || section >= std::ssize(columns)) return {};
  const TableColumn& column = columns[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return column.label;
  if (role == Qt::ToolTipRole) return column.meaning;
  if (role == Qt::TextAlignmentRole) return column.aligned();
  if (role == Qt::WhatsThisRole)
    if (const QString text = explanation(column.name); !text.isEmpty()) return tooltip_text(text);
  return {};
}

ColumnModel::ColumnModel(TableColumns columns, QObject* parent)
    : QAbstractTableModel(parent), columns_(std::move(columns)) {}

int ColumnModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (role == Qt::TextAlignmentRole) return columns_[static_cast<std::size_t>(index.column())].aligned();
  return cell(index.row(), index.column(), role);
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const {
  return header_data(columns_, section, orientation, role);
}

void TextTable::set_rows(std::vector<Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

QVariant TextTable::cell(int row, int column, int role) const {
  const Row& cells = rows_[static_cast<std::size_t>(row)];
  if (role == Qt::DisplayRole) return cells.value(column);
  if (role == Qt::ToolTipRole) return tooltip_text(cells.value(columnCount()));
  return {};
}

}  // namespace lookalike
