#pragma once

#include <cstdint>
#include <limits>

#include "core/similarity/jaccard.h"
#include "core/similarity/similar_pairs.h"

namespace lookalike {

/// Scores of two documents, in 16 bytes instead of 24: there may be millions.
struct ShortPair {
  static constexpr std::uint32_t kMost = std::numeric_limits<std::uint16_t>::max();

  DocumentIndex a, b;
  std::uint16_t common = 0, together = 0;  // overlap of the sets, at most kMost; 0 of 0 where it was not computed
  std::uint16_t agreement = 0, bands = 0;  // as in SimilarPair; neither is more than the length of a signature

  static bool holds(const Overlap& overlap) { return overlap.together <= kMost; }

  /// Signatures have so many values.
  SimilarPair with_hashes(std::uint16_t hashes) const {
    return {a, b, Overlap{common, together}.jaccard(), agreement, hashes, bands};
  }
};

static_assert(sizeof(ShortPair) == 16);

}  // namespace lookalike
