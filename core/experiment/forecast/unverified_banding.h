#pragma once

#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/forecast/banding_alternatives.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// For an engine that takes every candidate for a duplicate: of the settings that reach the goal's recall, the one by
/// which the fewest documents are removed, as the run's signatures tell. n is goal.hashes, at most the run's; 0: the
/// run's. If none reaches it, the best by recall. O(n * documents) a number of rows. Errors: those of
/// suggest_banding.
Result<BandingSuggestion> suggest_unverified(const Forecaster& forecaster, const RunResult& run,
                                             const GroundTruth& truth, BandingGoal goal, const Progress& progress);

/// Gives each alternative its price: what candidates alone remove, and what the true pairs of at least the threshold
/// among them do. Longer signatures than the run's are made for it up to 1 GiB; an alternative that needs more stays
/// without. O(n * shingles) for them, O(n * documents) each. Errors: cancelled, those of Signer::make.
Result<void> add_unverified_prices(std::vector<BandingAlternative>& alternatives, const RunResult& run,
                                   const GroundTruth& truth, double threshold, const Progress& progress);

}  // namespace lookalike
