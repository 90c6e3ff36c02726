#pragma once

#include <optional>
#include <vector>

#include "core/experiment/forecast/banding_alternatives.h"
#include "core/experiment/forecast/sample_scope.h"
#include "core/experiment/forecast/threshold_suggestion.h"
#include "core/experiment/ground_truth/survey.h"

namespace lookalike {

/// The setting suggested for a goal, and what to know before it is taken.
struct Advice {
  BandingSuggestion banding;
  std::vector<BandingAlternative> alternatives;     // it and its neighbours, with what candidates alone would remove
  std::optional<BandingSuggestion> without_prefix;  // nothing: the goal has no prefix
  ThresholdSuggestion threshold;
  SampleScope scope;
  Estimate whole_pairs;  // different similar pairs of the corpus that the documents are a sample of
};

/// Chooses for this run, whose survey reaches down to the threshold of the goal. The time of suggest_banding, or of
/// suggest_unverified, and of alternatives_around. Errors: theirs.
Result<Advice> advise(const RunResult& run, const Survey& survey, BandingGoal goal, const Progress& progress);

}  // namespace lookalike
