#pragma once

#include <QAbstractTableModel>

#include "core/corpus/preview.h"

namespace lookalike {

/// The role of a column when reading.
enum class ColumnUse { none, text, id, title };

/// The first records of a corpus that is not open yet. The header of a column shows its role.
class PreviewModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr int kUseRole = Qt::UserRole;  // of cells and headers: ColumnUse as int

  explicit PreviewModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  void set_preview(CorpusPreview preview);
  const CorpusPreview& preview() const { return preview_; }
  ColumnUse use(int column) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  CorpusPreview preview_;
};

/// "a table (CSV or TSV)", "newswire (SGML)", ...
QString kind_text(CorpusFormat format);

/// "The first 20 records of Books_rating.csv." or "3 records in total, from it.csv.", followed by the preview's note.
QString preview_sentence(const CorpusPreview& preview);

}  // namespace lookalike
