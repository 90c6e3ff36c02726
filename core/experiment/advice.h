#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "core/experiment/forecast/banding_alternatives.h"
#include "core/experiment/forecast/sample_scope.h"
#include "core/experiment/forecast/threshold_suggestion.h"
#include "core/experiment/ground_truth/survey.h"

namespace lookalike {

/// The setting suggested for a goal, and what to know before it is taken.
struct Advice {
  BandingGoal goal;
  BandingSuggestion banding;
  std::vector<BandingAlternative> alternatives;     // it and its neighbours, with what candidates alone would remove
  std::optional<BandingSuggestion> without_prefix;  // nothing: the goal has no prefix
  ThresholdSuggestion threshold;
  SampleScope scope;
  Estimate whole_pairs;  // different similar pairs of the corpus that the documents are a sample of

  const BandingAlternative& suggested() const {
    return *std::ranges::find(alternatives, BandingStep::suggested, &BandingAlternative::step);
  }
};

/// Chooses for this run, whose survey reaches down to the thresholds of the goals; one piece of advice each, in their
/// order, as if each had been asked alone, but that several come without neighbours. For each the time of
/// suggest_banding, or of suggest_unverified, and of alternatives_around; what limits are drawn from is shared. Errors:
/// theirs.
Result<std::vector<Advice>> advise(const RunResult& run, const Survey& survey, const std::vector<BandingGoal>& goals,
                                   const Progress& progress);

}  // namespace lookalike
