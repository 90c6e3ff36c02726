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
  using Row = QStringList;  // one text a column, and after them the tooltip of the row

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
