#include "ui/models/tables/documents_model.h"

#include "core/base/utf8_text.h"
#include "ui/models/text/document_name.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

constexpr QChar kUnknown(0x2013);

TableColumns columns() {
  return {
      {DocumentsModel::tr("number"),
       DocumentsModel::tr("Position of the document in the corpus, from 0; pairs refer to it."), Qt::AlignRight},
      {DocumentsModel::tr("id"), DocumentsModel::tr("The source's name for the document; may be empty or repeated.")},
      {DocumentsModel::tr("title"), DocumentsModel::tr("Title of the document, or its first words.")},
      {DocumentsModel::tr("characters"), DocumentsModel::tr("Length of the text in characters, before cleaning."),
       Qt::AlignRight},
      {DocumentsModel::tr("tokens"),
       DocumentsModel::tr("Words or characters after cleaning, of which shingles are made."), Qt::AlignRight},
      {DocumentsModel::tr("shingles"),
       DocumentsModel::tr("Number of different shingles of the document: the size of its set."), Qt::AlignRight},
      {DocumentsModel::tr("equal"), DocumentsModel::tr("Number of other documents with exactly the same shingle set."),
       Qt::AlignRight}};
}

bool is_name(DocumentColumn column) {
  return column == DocumentColumn::id || column == DocumentColumn::title;
}

}  // namespace

DocumentsModel::DocumentsModel(QObject* parent) : QAbstractTableModel(parent), columns_(columns()) {}

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

int DocumentsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !rows_ ? 0 : static_cast<int>(rows_->size());
}

int DocumentsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kDocumentColumns;
}

QVariant DocumentsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto column = static_cast<DocumentColumn>(index.column());
  const DocumentIndex document = rows_->at_row(static_cast<std::size_t>(index.row()));
  if (role == Qt::DisplayRole) return text(document, column);
  if (role == Qt::TextAlignmentRole) return columns_[static_cast<std::size_t>(index.column())].aligned();
  if (role == Qt::ToolTipRole) return tooltip(document, column);
  return {};
}

QVariant DocumentsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  return header_data(columns_, section, orientation, role);
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
    return tr("In this recipe, a document without shingles equals no other.");
  return {};
}

}  // namespace lookalike
