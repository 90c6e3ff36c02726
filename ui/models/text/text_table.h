#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <initializer_list>
#include <vector>

namespace lookalike {

/// A column of a table; its cells are aligned like its heading.
struct TableColumn {
  QString label;
  QString meaning;  // tooltip of the header
  Qt::Alignment alignment = Qt::AlignLeft;
  QString name = {};  // name of its explanation, if any

  QVariant aligned() const { return QVariant::fromValue(alignment | Qt::AlignVCenter); }
};
using TableColumns = std::vector<TableColumn>;

struct NamedColumn {
  const char* name;
  QString label;
  Qt::Alignment alignment = Qt::AlignLeft;
};
/// Columns whose headers have the tooltips and explanations of the names "<table>.column.<name>".
TableColumns named_columns(const QString& table, std::initializer_list<NamedColumn> columns);

/// A read-only table with a list of columns. A concrete model answers two questions: how many rows, and what a cell
/// shows.
class ColumnModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : row_count(); }
  int columnCount(const QModelIndex& parent = {}) const final;
  QVariant data(const QModelIndex& index, int role) const final;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

 protected:
  ColumnModel(TableColumns columns, QObject* parent);
  TableColumn& column(int section) { return columns_[static_cast<std::size_t>(section)]; }

 private:
  virtual int row_count() const = 0;
  /// The data of a cell for every role except the alignment.
  virtual QVariant cell(int row, int column, int role) const = 0;

  TableColumns columns_;
};

/// The header data of a model with these columns.
QVariant header_data(const TableColumns& columns, int section, Qt::Orientation orientation, int role);

/// A small table of formatted texts.
class TextTable final : public ColumnModel {
  Q_OBJECT

 public:
  /// One text per column, then the tooltip of the row. A single text is the heading of the following rows.
  using Row = QStringList;
  static bool is_heading(const Row& row) { return row.size() == 1; }

  explicit TextTable(TableColumns columns, QObject* parent = nullptr) : ColumnModel(std::move(columns), parent) {}
  void set_rows(std::vector<Row> rows);
  const std::vector<Row>& rows() const { return rows_; }

 private:
  int row_count() const override { return static_cast<int>(rows_.size()); }
  QVariant cell(int row, int column, int role) const override;

  std::vector<Row> rows_;
};

}  // namespace lookalike
