#include "ui/models/tables/documents_model.h"

#include "core/base/utf8_text.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"

namespace lookalike {
namespace {

constexpr QChar kUnknown(0x2013);

bool is_name(DocumentColumn column) {
  return column == DocumentColumn::id || column == DocumentColumn::title;
}

}  // namespace

DocumentsModel::DocumentsModel(QObject* parent)
    : ColumnModel(named_columns("documents", {{"number", tr("number"), Qt::AlignRight},
                                              {"id", tr("id")},
                                              {"title", tr("title")},
                                              {"characters", tr("characters"), Qt::AlignRight},
                                              {"tokens", tr("tokens"), Qt::AlignRight},
                                              {"shingles", tr("shingles"), Qt::AlignRight},
                                              {"equal", tr("equal"), Qt::AlignRight}}),
                  parent) {}

void DocumentsModel::set_rows(std::shared_ptr<const DocumentRows> rows) {
  if (!rows || !rows_ || rows->query.corpus != rows_->query.corpus) memoized_.clear();
  if (rows && rows_ && rows->order == rows_->order && rows->query.corpus == rows_->query.corpus) {
    rows_ = std::move(rows);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, kDocumentColumns - 1));
    return;
  }
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

int DocumentsModel::row_count() const {
  return rows_ ? static_cast<int>(rows_->size()) : 0;
}

QVariant DocumentsModel::cell(int row, int column, int role) const {
  const auto which = static_cast<DocumentColumn>(column);
  const DocumentIndex document = rows_->at_row(static_cast<std::size_t>(row));
  if (role == Qt::DisplayRole) return text(document, which);
  if (role == Qt::ToolTipRole) return tooltip(document, which);
  return {};
}

void DocumentsModel::sort(int column, Qt::SortOrder direction) {
  if (column < 0 || column >= kDocumentColumns || !rows_) return;
  emit sort_requested(static_cast<DocumentColumn>(column), direction);
}

QString DocumentsModel::text(DocumentIndex document, DocumentColumn column) const {
  const Corpus& corpus = *rows_->query.corpus;
  const RunResult* run = rows_->query.run.get();
  switch (column) {
    case DocumentColumn::number:
      return count_text(document.value);
    case DocumentColumn::id:
      return to_qstring(corpus.label(document).id);
    case DocumentColumn::title:
    case DocumentColumn::characters:
      return memoized_text(document, column);
    case DocumentColumn::tokens:
      return run ? count_text(run->shingles->token_count(document)) : QString(kUnknown);
    case DocumentColumn::shingles:
      return run ? count_text(run->shingles->size(document)) : QString(kUnknown);
    case DocumentColumn::equal: {
      const auto equal = equal_documents(run, document);
      return equal ? count_text(*equal) : QString(kUnknown);
    }
  }
  return {};
}

/// The texts of the visible rows may be long, and far apart in a file: too slow to read at every repaint.
QString DocumentsModel::memoized_text(DocumentIndex document, DocumentColumn column) const {
  const auto cell = std::uint64_t{document.value} * kDocumentColumns + static_cast<std::uint64_t>(column);
  if (const QString* known = memoized_.object(cell)) return *known;
  const Corpus& corpus = *rows_->query.corpus;
  const QString text = column == DocumentColumn::title ? document_name(document_to_name(corpus, document))
                                                       : count_text(count_characters(corpus[document].text));
  memoized_.insert(cell, new QString(text));
  return text;
}

QString DocumentsModel::tooltip(DocumentIndex document, DocumentColumn column) const {
  if (is_name(column)) return tooltip_text(text(document, column));
  if (column < DocumentColumn::tokens) return {};
  const RunResult* run = rows_->query.run.get();
  if (!run) return tr("Known after the first run.");
  if (column == DocumentColumn::equal && !equal_documents(run, document))
    return tr("Under this recipe, a document without shingles is not identical to any other.");
  return {};
}

}  // namespace lookalike
