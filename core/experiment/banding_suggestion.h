#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/forecast.h"

namespace lookalike {

/// What a choice of bands must do.
struct BandingGoal {
  double threshold = 0.8;     // t
  double recall = 0.95;       // at least this share of the pairs with Jaccard >= t must be kept, in (0, 1)
  std::uint32_t hashes = 0;   // n that may be used; 0: the smallest n that does it
  std::uint32_t prefix = 0;   // m of the prefix filter that will be on
  std::uint64_t buckets = 0;  // hash-table size a band; 0: unlimited
};

/// The answer to a goal. `sentence` says in plain words what was found, or why nothing was.
struct BandingSuggestion {
  bool reached = false;      // false: no setting does it; `forecast` is then the best that can be had
  std::uint32_t hashes = 0;  // n
  Forecast forecast{};
  std::string sentence;
};

inline constexpr std::uint32_t kMostSuggestedHashes = 512;

/// Over all b * r <= n, the setting with the fewest expected candidates whose recall reaches the goal for 95 of 100
/// seeds. With n left open it looks at all n up to kMostSuggestedHashes and takes the smallest one whose expected
/// candidates exceed the fewest of all by at most a tenth. Where no pair is that similar, recall is taken from the
/// curve at t itself. Errors: bad_usage (a goal out of range), cancelled.
Result<BandingSuggestion> suggest_banding(const Forecaster& forecaster, const BandingGoal& goal,
                                          const Progress& progress);

/// What one setting is expected to do for a goal, with limits. Where no pair is that similar, recall is taken from the
/// curve at t itself. Errors: cancelled.
Result<Forecast> forecast_for(const Forecaster& forecaster, const LshOptions& lsh, const BandingGoal& goal,
                              const Progress& progress);

}  // namespace lookalike
