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
  lsh,         // only documents that share a band; ranked by what the recipe verifies with
};

struct Neighbour {
  DocumentIndex document;
  double jaccard = 0;       // exact; NaN where it was not computed
  double estimate = 0;      // share of agreeing signature values
  std::uint32_t bands = 0;  // bands shared

  bool operator==(const Neighbour&) const = default;
};

/// The `count` nearest documents, best first, ties in corpus order; documents with similarity 0 are none.
/// O(all shingles) for exact, O(documents * n) for signatures. Errors: bad_usage (no such document), cancelled.
Result<std::vector<Neighbour>> nearest_neighbours(const RunResult& run, DocumentIndex document, std::size_t count,
                                                  NeighbourMethod method, const Progress& progress);

/// The online variant: documents of the indexed corpus that share a band with a text never seen before and pass the
/// prefix filter and the recipe's verification at its threshold, best first. Errors: bad_usage, cancelled.
Result<std::vector<Neighbour>> query_text(const RunResult& run, std::string_view text, std::size_t count,
                                          const Progress& progress);

/// A document of the corpus, or a text that it need not hold.
using Sought = std::variant<DocumentIndex, std::string>;

/// The nearest documents by one method.
struct NearestList {
  std::vector<Neighbour> found;  // every one with its exact similarity
  double seconds = 0;            // that finding them took, without the exact similarities
};

/// Drops neighbours that are less similar than `least` by what their method ranks them by.
void keep_at_least(std::vector<Neighbour>& found, NeighbourMethod method, double least, VerifyBy by);

/// The `count` nearest documents by each method, in the order of NeighbourMethod, that are `least` similar by what the
/// method ranks them by. O(all shingles). Errors: those of
/// nearest_neighbours, and bad_usage where the sought text has no shingle.
Result<std::array<NearestList, 3>> nearest_by_all(const RunResult& run, const Sought& sought, std::size_t count,
                                                  const Progress& progress, double least = 0);

/// Whether a neighbour is as near as the last of the exact list, or nearer: one of the true nearest, ties included.
bool is_among_nearest(const Neighbour& neighbour, const NearestList& exact);

}  // namespace lookalike
