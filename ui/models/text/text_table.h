#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

namespace lookalike {

/// A column of a table; its cells are aligned like its heading.
struct TableColumn {
  QString label;
  QString meaning;  // tooltip of the header
  Qt::Alignment alignment = Qt::AlignLeft;

  QVariant aligned() const { return QVariant::fromValue(alignment | Qt::AlignVCenter); }
};
using TableColumns = std::vector<TableColumn>;

/// The header data of a model with these columns.
QVariant header_data(const TableColumns& columns, int section, Qt::Orientation orientation, int role);

/// A small read-only table of formatted texts.
class TextTable final : public QAbstractTableModel {
  Q_OBJECT

 public:
  /// One text per column, then the tooltip of the row. A single text is the heading of the following rows.
  using Row = QStringList;
  static bool is_heading(const Row& row) { return row.size() == 1; }

  explicit TextTable(TableColumns columns, QObject* parent = nullptr);
  void set_rows(std::vector<Row> rows);
  const std::vector<Row>& rows() const { return rows_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
    return header_data(columns_, section, orientation, role);
  }

 private:
  TableColumns columns_;
  std::vector<Row> rows_;
};

}  // namespace lookalike
