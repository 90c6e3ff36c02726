#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lookalike {

/// The order in which pairs are judged.
enum class JudgingOrder {
  borderline,  // nearest to the threshold first
  strata,      // at random, taking turns among the strata of 0.05
  in_view,     // as they are listed
};

/// A listed pair.
struct ListedPair {
  double similarity = 0;
  std::uint64_t lot = 0;  // lot_of(a, b) of its documents
};

/// The positions of the listed pairs in judging order, which ignores verdicts. Strata take turns, each in random
/// order (lot_of). Ties keep their listed order. O(n log n).
std::vector<std::uint32_t> judging_order(JudgingOrder order, std::span<const ListedPair> pairs, double threshold);

}  // namespace lookalike
