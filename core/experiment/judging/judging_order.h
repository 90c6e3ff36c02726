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
  std::uint64_t key = 0;  // of its documents: the same whatever else is listed
  bool judged = false;
};

/// The positions of the listed pairs, including judged ones, in judging order. Strata take turns, starting with the one
/// with the fewest judged pairs; `seed` draws the order in each. Ties keep their listed order. O(n log n).
std::vector<std::uint32_t> judging_order(JudgingOrder order, std::span<const ListedPair> pairs, double threshold,
                                         std::uint64_t seed);

}  // namespace lookalike
