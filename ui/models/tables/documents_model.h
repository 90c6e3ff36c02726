#pragma once

#include <QCache>
#include <memory>

#include "ui/models/tables/document_rows.h"
#include "ui/models/text/text_table.h"

namespace lookalike {

/// The documents of a corpus as a table. Contains no logic: lists and orders are made off the GUI thread and
/// swapped in.
class DocumentsModel final : public ColumnModel {
  Q_OBJECT

 public:
  explicit DocumentsModel(QObject* parent = nullptr);

  /// Shows other rows; null: none. Selections stay if only the run of the rows has changed. O(1).
  void set_rows(std::shared_ptr<const DocumentRows> rows);
  const std::shared_ptr<const DocumentRows>& rows() const { return rows_; }

  /// Requests the order, which arrives later through `set_rows`.
  void sort(int column, Qt::SortOrder direction) override;

 signals:
  void sort_requested(lookalike::DocumentColumn column, Qt::SortOrder direction);

 private:
  int row_count() const override;
  QVariant cell(int row, int column, int role) const override;
  QString text(DocumentIndex document, DocumentColumn column) const;
  QString memoized_text(DocumentIndex document, DocumentColumn column) const;
  QString tooltip(DocumentIndex document, DocumentColumn column) const;

  static constexpr int kMemoized = 1'000;  // cells: several screens
  std::shared_ptr<const DocumentRows> rows_;
  mutable QCache<std::uint64_t, QString> memoized_{kMemoized};  // of this corpus
};

}  // namespace lookalike
