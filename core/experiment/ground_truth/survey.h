#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// Everything that evaluation and forecasts need to know about a corpus: the exact pairs down to a floor, a sample
/// below it.
struct Survey {
  std::shared_ptr<const GroundTruth> truth;
  SimilarityDistribution distribution;
};

inline constexpr std::size_t kSurveyDraws = 200'000;

/// Maximum number of postings (see JoinCost) of a survey without a given floor: a few seconds.
inline constexpr std::uint64_t kSurveyPostings = 200'000'000;

/// Cost of a survey, as far as known before it starts.
struct SurveyCost {
  double seconds = 0;            // approximate, on all cores of this machine
  std::uint64_t bytes = 0;       // lower limit, in addition to the run
  std::uint64_t most_bytes = 0;  // upper limit, without the pairs it finds
};

/// Shingles to survey: equal documents count once. O(documents).
std::uint64_t surveyed_shingles(const ShingleSets& sets, const DuplicateGroups& groups);

/// At `shingles_per_second`, if a survey was timed on this machine; otherwise a cautious guess. O(documents).
SurveyCost survey_cost(const ShingleSets& sets, const DuplicateGroups& groups,
                       std::optional<double> shingles_per_second = {});

/// Approximate seconds to find the exact pairs down to `threshold`, in (0, 1]. Up to 50 million shingles are ranked,
/// which is timed, and their postings are counted; more are estimated as in survey_cost. O(shingles * log). Errors:
/// cancelled.
Result<double> join_seconds(const RunResult& run, double threshold, std::optional<double> shingles_per_second,
                            const Progress& progress);

/// The sample of a survey: `draws` and half as many more, drawn as in sample_pairs with separate signatures, so that it
/// depends only on the shingle sets and the seed. Errors: cancelled.
Result<PairSample> survey_sample(const RunResult& run, std::uint64_t seed, const Progress& progress,
                                 std::size_t draws = kSurveyDraws);

/// Joins down to `floor`, and samples below. Without a floor it uses the lowest multiple of 0.05 whose join needs few
/// enough postings, but no higher than the recipe's threshold. The floor and the draws are the same on every machine.
/// Errors: cancelled, too_large (as require_affordable), bad_usage (a floor above the recipe's threshold).
Result<std::shared_ptr<const Survey>> survey(const RunResult& run, std::optional<double> floor,
                                             const Progress& progress, const JoinMemory& memory = {});

}  // namespace lookalike
