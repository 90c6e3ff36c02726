#pragma once

#include <cstdint>
#include <optional>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/similarity/exact_join/prefix_index.h"
#include "core/similarity/ranked_sets.h"

namespace lookalike {

/// Cost of an exact join, known before it starts. It counts, it does not time, so it is the same on every
/// machine.
struct JoinCost {
  /// About 15 to 30 seconds on two cores: measured were 16 to 31 million postings a second and core where there are
  /// many (newswire by words and by five characters, 100,000 reviews by words), verification included.
  static constexpr std::uint64_t kAffordable = 1'000'000'000;

  std::uint64_t postings = 0;  // postings that will be visited, exactly
  std::uint64_t bytes = 0;     // kept beside the shingle sets and the pairs found, at most

  /// Roughly how long the postings take on all cores of this machine, at 25 million a second and core.
  double seconds() const;
};

/// Postings that a join over the index visits, without visiting them. O(prefix elements * log sets). Errors: cancelled.
Result<std::uint64_t> count_postings(const PrefixIndex& index, const Progress& progress);

/// The cost of a join at threshold t in (0, 1]; it grows as t falls. Errors: cancelled.
Result<JoinCost> join_cost(const RankedSets& sets, double threshold, const Progress& progress);

/// The lowest of the thresholds 0.05, 0.1, 0.15, ... 1 that is at most `up_to` and costs no more than so many
/// postings; none if there is no such threshold. Errors: cancelled.
Result<std::optional<double>> lowest_affordable_threshold(const RankedSets& sets, std::uint64_t postings, double up_to,
                                                          const Progress& progress);

/// Refuses a join of more than so many postings, in a sentence with the cost, the time and the lowest threshold that
/// is affordable. Errors: too_large, cancelled.
Result<void> require_affordable(const RankedSets& sets, double threshold, std::uint64_t postings,
                                const Progress& progress);

}  // namespace lookalike
