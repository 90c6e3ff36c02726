#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lookalike {

/// Which pair is to be judged next.
enum class JudgingOrder {
  borderline,  // nearest to the threshold first
  strata,      // at random, as many from each 0.05 of similarity as there are
  in_view,     // as they are listed
};

/// A listed pair.
struct ListedPair {
  double similarity = 0;
  std::uint64_t key = 0;  // of its documents: the same whatever else is listed
  bool judged = false;
};

/// The positions of the listed pairs, judged ones too, in the order in which they are to be judged. Strata take turns,
/// from the one with the fewest judged pairs on; in each the order is drawn by `seed`. Ties stay as they are listed.
/// O(n log n).
std::vector<std::uint32_t> judging_order(JudgingOrder order, std::span<const ListedPair> pairs, double threshold,
                                         std::uint64_t seed);

}  // namespace lookalike
