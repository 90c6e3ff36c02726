#pragma once

#include <cstdint>

#include "core/similarity/similar_pairs.h"
#include "core/text/shingles.h"

namespace lookalike {

/// |A n B| / min(|A|, |B|) of two shingle sets, computed from their Jaccard similarity J and their sizes by
/// |A n B| = J (|A| + |B|) / (1 + J): 1 if one set is fully contained in the other. Exact for an exact J; `estimate`: J
/// is an estimate, and so is the result, which is capped at 1. J itself if a set is empty. O(1).
double containment(double jaccard, std::uint64_t a, std::uint64_t b, bool estimate = false);

/// The same of a pair whose documents are in these sets: exact if its Jaccard similarity was computed, otherwise
/// estimated by the signatures. O(1).
double containment(const SimilarPair& pair, const ShingleSets& of_a, const ShingleSets& of_b);
inline double containment(const SimilarPair& pair, const ShingleSets& sets) {
  return containment(pair, sets, sets);
}

}  // namespace lookalike
