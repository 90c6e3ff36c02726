#pragma once

#include <cstdint>
#include <string_view>
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

}  // namespace lookalike
