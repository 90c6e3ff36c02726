#pragma once

#include <QByteArray>
#include <QString>
#include <Qt>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/progress.h"
#include "core/pipeline/engine.h"
#include "core/text/shingles.h"

namespace lookalike {

/// The documents with `from` to `to` tokens, inclusive.
struct LengthBin {
  std::uint64_t from = 0, to = 0;
  std::uint64_t documents = 0;
};

/// The lengths of a run's documents in tokens.
struct LengthHistogram {
  ShingleUnit unit = ShingleUnit::word;  // the kind of token
  std::vector<LengthBin> bins;           // ascending, without gaps; the first and the last are not empty
  std::uint64_t documents = 0;
  std::uint64_t median = 0;          // half of the documents are not longer
  std::uint64_t most_are_up_to = 0;  // nine of ten documents are not longer
  std::uint64_t longest = 0;
};

/// Bins grow by a factor of about the square root of two (1, 2, 3, 4-5, 6-7, 8-11, ...); documents without tokens have
/// their own bin. O(documents).
LengthHistogram count_lengths(const ShingleSets& sets);

/// Position in `bins` of the bin with `tokens`; -1 for none. O(bins).
int bin_of(const LengthHistogram& lengths, std::uint64_t tokens);

/// "from,to,documents" and one line per bin.
QByteArray to_csv(const LengthHistogram& lengths);

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
