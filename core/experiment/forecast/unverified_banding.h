#pragma once

#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/forecast/banding_suggestion.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// For an engine that treats every candidate as a duplicate: among the settings that reach the goal's recall, the one
/// that removes the fewest documents, judged by the run's signatures. n is goal.hashes, at most the run's; 0: the
/// run's. If none reaches it, the one with the best recall. O(n * documents) per number of rows. Errors: as
/// suggest_banding.
Result<BandingSuggestion> suggest_unverified(const Forecaster& forecaster, const RunResult& run,
                                             const GroundTruth& truth, BandingGoal goal, const Progress& progress);

/// Computes the price of each alternative: the documents removed if all candidates count, and if only candidates
/// whose similarity is at least the threshold count. Signatures longer than the run's are made for it up to 1 GiB; an
/// alternative that needs more gets no price. O(n * shingles) for them, O(n * documents) each. Errors: cancelled, those
/// of Signer::make.
Result<void> add_unverified_prices(std::vector<BandingAlternative>& alternatives, const RunResult& run,
                                   const GroundTruth& truth, double threshold, const Progress& progress);

}  // namespace lookalike
