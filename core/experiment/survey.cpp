#include "core/experiment/survey.h"

#include <tbb/task_arena.h>

#include <cstdio>

#include "core/similarity/join_cost.h"
#include "core/similarity/pair_sample.h"

namespace lookalike {

namespace {

Result<double> chosen_floor(const RunResult& run, const RankedSets& ranked, std::optional<double> wanted,
                            const Progress& progress) {
  const double threshold = run.recipe.verify.threshold;
  if (!wanted) {
    const auto lowest = lowest_affordable_threshold(ranked, kSurveyMeetings, threshold, progress);
    if (!lowest) return tl::unexpected(lowest.error());
    wanted = lowest->value_or(threshold);
  }
  return *wanted;
}

// A third of what 14 million shingles were measured at, ranked and joined (newswire by twelve characters): larger
// corpora fit no cache.
constexpr double kShinglesPerSecond = 1e6;  // and core

// An occurrence is gathered, ranked and posted; before that nobody knows how many elements are shared at all.
constexpr std::uint64_t kGathered = 4, kKept = 12;

}  // namespace

SurveyCost survey_cost(const ShingleSets& sets, std::optional<double> shingles_per_second) {
  const double guess = kShinglesPerSecond * tbb::this_task_arena::max_concurrency();
  return {double(sets.total()) / shingles_per_second.value_or(guess), kGathered * sets.total(), kKept * sets.total()};
}

Result<std::shared_ptr<const Survey>> survey(const RunResult& run, std::optional<double> floor,
                                             const Progress& progress, const JoinMemory& memory) {
  if (floor && *floor > run.recipe.verify.threshold) {
    char text[160];
    std::snprintf(text, sizeof text, "The truth must reach down to the threshold: %g is above %g.", *floor,
                  run.recipe.verify.threshold);
    return failure(ErrorCode::bad_usage, text);
  }
  const auto ranked = RankedSets::make(*run.shingles, *run.groups, progress.part(0, 0.2, "rank"), memory);
  if (!ranked) return tl::unexpected(ranked.error());
  const auto chosen = chosen_floor(run, *ranked, floor, progress.part(0.2, 0.3, "estimate"));
  if (!chosen) return tl::unexpected(chosen.error());
  auto truth = find_truth(run, *ranked, *chosen, progress.part(0.3, 0.9, "join"), memory);
  if (!truth) return tl::unexpected(truth.error());
  constexpr std::uint64_t kSeed = 1;
  const auto sample = sample_pairs(*run.shingles, *run.groups, kSurveyDraws, kSeed, progress.part(0.9, 1, "sample"));
  if (!sample) return tl::unexpected(sample.error());
  return std::make_shared<const Survey>(Survey{*truth, SimilarityCensus(**truth, *sample)});
}

}  // namespace lookalike
