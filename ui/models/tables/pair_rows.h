#pragma once

#include <Qt>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/experiment/evaluation/pair_choice.h"
#include "core/pipeline/engine.h"
#include "core/query/filter/pair_filter.h"
#include "core/similarity/similar_pairs.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

enum class PairColumn {
  jaccard,
  estimate,
  bands,
  a,
  title_a,
  b,
  title_b,
  length_a,
  length_b,
  change,
  verdict,
  note,
  id_a,
  id_b,
  containment
};
inline constexpr int kPairColumns = 15;

/// The listed pairs and their order. Immutable; made off the GUI thread.
struct PairRows {
  static constexpr std::size_t kLimit = 2'000'000;

  PairSources sources;
  PairChoice choice;
  std::shared_ptr<const RunResult> run;  // source of the numbers
  std::vector<SimilarPair> pairs;        // the first chosen pairs, most similar first
  std::vector<SimilarPair> baseline;     // the same pairs in the baseline run, if they are compared
  PairListing listing;                   // selects the listed ones of `pairs`
  std::vector<std::uint32_t> order;      // row -> position in `pairs`
  std::uint64_t total = 0;               // chosen pairs, listed or not
  std::uint64_t identical = 0;           // pairs excluded from all these
  PairColumn column = PairColumn::jaccard;
  Qt::SortOrder direction = Qt::DescendingOrder;

  /// Whether the list is full.
  bool complete() const { return pairs.size() >= std::min<std::uint64_t>(total, kLimit); }
  const SimilarPair& at_row(std::size_t row) const { return pairs[order[row]]; }
  /// The same pair in the baseline run; null without one to compare with.
  const SimilarPair* baseline_at_row(std::size_t row) const {
    return baseline.empty() ? nullptr : &baseline[order[row]];
  }
};

/// At most `limit` of the chosen pairs. Errors: as choose_pairs.
Result<std::shared_ptr<const PairRows>> list_pairs(const PairSources& sources, const PairChoice& choice,
                                                   IdenticalPairs identical, const Progress& progress,
                                                   std::size_t limit = PairRows::kLimit);

/// Lists a different selection of the chosen pairs, in the order of `pairs`. `listing.identical` is that of `rows`.
/// O(pairs + text of their documents). Errors: those of list_positions.
Result<std::shared_ptr<const PairRows>> list_again(const PairRows& rows, const PairListing& listing,
                                                   const Progress& progress, const VerdictView& verdicts = {});

/// The same pairs in another order; ties stay in the order of `pairs`, and values that were not computed come last.
/// Uses all cores; null if stopped. `verdicts` are for their column. O(n log n).
std::shared_ptr<const PairRows> sort_pairs(const PairRows& rows, PairColumn column, Qt::SortOrder direction,
                                           const Progress& progress = {}, const VerdictView& verdicts = {});

/// The rows of these pairs of documents, which must be distinct; nullopt for a pair that is not listed.
/// O(n log pairs).
std::vector<std::optional<std::size_t>> rows_of(const PairRows& rows,
                                                const std::vector<std::pair<DocumentIndex, DocumentIndex>>& pairs);

}  // namespace lookalike
