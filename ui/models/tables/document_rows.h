#pragma once

#include <QString>
#include <Qt>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/progress.h"
#include "core/pipeline/engine.h"

namespace lookalike {

enum class DocumentColumn { number, id, title, characters, tokens, shingles, equal };
inline constexpr int kDocumentColumns = 7;

/// The query of the table of documents.
struct DocumentQuery {
  std::shared_ptr<const Corpus> corpus;
  std::shared_ptr<const RunResult> run;  // over `corpus`; null without a run
  QString search;                        // words that id, title or text must contain; empty: all documents
  DocumentColumn column = DocumentColumn::number;
  Qt::SortOrder direction = Qt::AscendingOrder;
};

/// Whether two queries find the same documents, in any order.
bool lists_same_documents(const DocumentQuery& a, const DocumentQuery& b);

/// The listed documents and their order. Immutable; made off the GUI thread.
struct DocumentRows {
  DocumentQuery query;
  std::shared_ptr<const std::vector<std::uint32_t>> order;  // row -> document
  std::optional<Error> lost;                                // texts that could not be read again during the search

  std::size_t size() const { return order->size(); }
  DocumentIndex at_row(std::size_t row) const { return DocumentIndex((*order)[row]); }
};

/// Finds and sorts the documents; ties stay in the order of the corpus, and unknown values come last. Reuses the still
/// valid parts of `known`, and the same order object if nothing changes it. Null if stopped.
/// O(bytes of text) to search, O(n log n) to sort.
std::shared_ptr<const DocumentRows> list_documents(const DocumentQuery& query, const DocumentRows* known,
                                                   const Progress& progress);

/// The row that lists `document`. O(n).
std::optional<std::size_t> row_of(const DocumentRows& rows, DocumentIndex document);

/// Other documents with the same shingle set; nullopt if the document does not take part or without a run. O(1).
std::optional<std::uint64_t> equal_documents(const RunResult* run, DocumentIndex document);

}  // namespace lookalike
