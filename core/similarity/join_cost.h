#pragma once

#include <cstdint>
#include <optional>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/similarity/exact_join/prefix_index.h"
#include "core/similarity/ranked_sets.h"

namespace lookalike {

/// Cost of an exact join, known before it starts. A count rather than a time, so it is the same on every machine.
struct JoinCost {
  /// About 15 to 30 seconds on two cores: 16 to 31 million postings per second per core were measured where there are
  /// many (newswire by words and by five characters, 100,000 reviews by words), including verification.
  static constexpr std::uint64_t kAffordable = 1'000'000'000;

  std::uint64_t postings = 0;  // exact number of postings to visit
  std::uint64_t bytes = 0;     // upper limit, without the shingle sets and the pairs found

  /// Rough time for the postings on all cores of this machine, at 25 million per second per core.
  double seconds() const;
};

/// Number of postings that a join over the index visits, without visiting them. O(prefix elements * log sets). Errors:
/// cancelled.
Result<std::uint64_t> count_postings(const PrefixIndex& index, const Progress& progress);

/// The cost of a join at threshold t in (0, 1]; it grows as t falls. Errors: cancelled.
Result<JoinCost> join_cost(const RankedSets& sets, double threshold, const Progress& progress);

/// The lowest of the thresholds 0.05, 0.1, 0.15, ... 1 that is at most `up_to` and costs at most `postings` postings;
/// nullopt if none exists. Errors: cancelled.
Result<std::optional<double>> lowest_affordable_threshold(const RankedSets& sets, std::uint64_t postings, double up_to,
                                                          const Progress& progress);

/// Refuses a join of more than `postings` postings, in a sentence with the cost, the time and the lowest affordable
/// threshold. Errors: too_large, cancelled.
Result<void> require_affordable(const RankedSets& sets, double threshold, std::uint64_t postings,
                                const Progress& progress);

}  // namespace lookalike
