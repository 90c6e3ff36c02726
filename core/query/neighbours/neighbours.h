#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/pipeline/engine.h"

namespace lookalike {

enum class NeighbourMethod {
  exact,       // Jaccard of the shingle sets with every document
  signatures,  // agreeing signature values with every document
  lsh,         // only documents that share a band; ranked by the recipe's verification
};

struct Neighbour {
  DocumentIndex document;
  double jaccard = 0;       // exact; NaN if not computed
  double estimate = 0;      // share of agreeing signature values
  std::uint32_t bands = 0;  // bands shared

  bool operator==(const Neighbour&) const = default;
};

/// The `count` nearest documents, best first, ties in corpus order; documents with similarity 0 do not count. O(all
/// shingles) for exact, O(documents * n) for signatures. Errors: bad_usage (no such document), cancelled.
Result<std::vector<Neighbour>> nearest_neighbours(const RunResult& run, DocumentIndex document, std::size_t count,
                                                  NeighbourMethod method, const Progress& progress);

/// The online variant: documents of the indexed corpus that share a band with a new text and pass the first-m check and
/// the recipe's verification at its threshold, best first. Errors: bad_usage, cancelled.
Result<std::vector<Neighbour>> query_text(const RunResult& run, std::string_view text, std::size_t count,
                                          const Progress& progress);

/// A document of the corpus, or a text that may be outside it.
using Sought = std::variant<DocumentIndex, std::string>;

/// The nearest documents by one method.
struct NearestList {
  std::vector<Neighbour> found;  // each with its exact similarity
  std::size_t as_near = 0;  // documents as near as the last one or nearer: more than found if the last place is tied
  double seconds = 0;       // search time, without the exact similarities
};

/// Drops neighbours whose similarity, as ranked by their method, is below `least`.
void keep_at_least(std::vector<Neighbour>& found, NeighbourMethod method, double least, VerifyBy by);

/// The `count` nearest documents by each method, in the order of NeighbourMethod, with a similarity of at least `least`
/// as ranked by the method. O(all shingles). Errors: as nearest_neighbours, and bad_usage if the text has no shingle.
Result<std::array<NearestList, 3>> nearest_by_all(const RunResult& run, const Sought& sought, std::size_t count,
                                                  const Progress& progress, double least = 0);

/// Whether a neighbour is at least as near as the last of the exact list: one of the true nearest, including ties.
bool is_among_nearest(const Neighbour& neighbour, const NearestList& exact);

}  // namespace lookalike
