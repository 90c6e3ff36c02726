#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "core/experiment/forecast/banding_suggestion.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/forecast/threshold_suggestion.h"
#include "core/experiment/ground_truth/survey.h"

namespace lookalike {

/// The setting suggested for a goal, with its neighbours and its losses.
struct Advice {
  BandingGoal goal;
  BandingSuggestion banding;
  std::vector<BandingAlternative> alternatives;     // it and its neighbours, with the unverified removals
  std::optional<BandingSuggestion> without_prefix;  // nullopt: the goal has no first-m check
  ThresholdSuggestion threshold;
  SampleScope scope;
  Estimate whole_pairs;  // different similar pairs of the corpus that was sampled

  const BandingAlternative& suggested() const {
    return *std::ranges::find(alternatives, BandingStep::suggested, &BandingAlternative::step);
  }
};

/// Advice for each goal, in the order of `goals`, for a run whose survey reaches down to their thresholds. Each result
/// is the same as for that goal alone, except that several goals come without neighbours. Each takes the time of
/// suggest_banding, or of suggest_unverified, and of alternatives_around; they share the draws for the limits. Errors:
/// those of these functions.
Result<std::vector<Advice>> advise(const RunResult& run, const Survey& survey, const std::vector<BandingGoal>& goals,
                                   const Progress& progress);

}  // namespace lookalike
