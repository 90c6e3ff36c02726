#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

namespace lookalike {

/// A small read-only table of texts that are already formatted.
class TextTable final : public QAbstractTableModel {
  Q_OBJECT

 public:
  struct Column {
    QString label;
    QString meaning;  // tooltip of the header
    Qt::Alignment alignment = Qt::AlignLeft;
  };
  /// One text a column, and after them the tooltip of the row. A text alone is the heading of the rows that follow.
  using Row = QStringList;
  static bool is_heading(const Row& row) { return row.size() == 1; }

  explicit TextTable(std::vector<Column> columns, QObject* parent = nullptr);
  void set_rows(std::vector<Row> rows);
  const std::vector<Row>& rows() const { return rows_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<Column> columns_;
  std::vector<Row> rows_;
};

}  // namespace lookalike
