#include "core/experiment/ground_truth/survey.h"

#include <tbb/task_arena.h>

#include <chrono>
#include <cstdio>

#include "core/base/mix.h"
#include "core/corpus/corpus.h"
#include "core/similarity/join_cost.h"
#include "core/similarity/pair_sample.h"
#include "core/sketch/signer.h"

namespace lookalike {

namespace {

Result<double> chosen_floor(const RunResult& run, const RankedSets& ranked, std::optional<double> wanted,
                            const Progress& progress) {
  const double threshold = run.recipe.verify.threshold;
  if (!wanted) {
    const auto lowest = lowest_affordable_threshold(ranked, kSurveyPostings, threshold, progress);
    if (!lowest) return tl::unexpected(lowest.error());
    wanted = lowest->value_or(threshold);
  }
  return *wanted;
}

// 14 million shingles (newswire by twelve characters) were ranked and joined at ten times this rate, 40 million of
// reviews, which do not fit into a cache, at twice this rate on a busy machine.
constexpr double kShinglesPerSecond = 2.5e5;  // per core

// An occurrence is gathered, ranked and posted; until then the number of shared elements is unknown.
constexpr std::uint64_t kGathered = 4, kStored = 12;

constexpr std::uint64_t kRankedAtOnce = 50'000'000;  // shingles: 13 million are ranked in less than a second

constexpr std::uint32_t kSampleRows = 24;

}  // namespace

std::uint64_t surveyed_shingles(const ShingleSets& sets, const DuplicateGroups& groups) {
  std::uint64_t shingles = 0;
  for (const DocumentIndex document : groups.representatives()) shingles += sets.size(document);
  return shingles;
}

SurveyCost survey_cost(const ShingleSets& sets, const DuplicateGroups& groups,
                       std::optional<double> shingles_per_second) {
  const std::uint64_t shingles = surveyed_shingles(sets, groups);
  const double guess = kShinglesPerSecond * tbb::this_task_arena::max_concurrency();
  return {double(shingles) / shingles_per_second.value_or(guess), kGathered * shingles, kStored * shingles};
}

Result<double> join_seconds(const RunResult& run, double threshold, std::optional<double> shingles_per_second,
                            const Progress& progress) {
  if (run.shingles->total() > kRankedAtOnce)
    return survey_cost(*run.shingles, *run.groups, shingles_per_second).seconds;
  const auto start = std::chrono::steady_clock::now();
  const auto ranked = RankedSets::make(*run.shingles, *run.groups, progress.part(0, 0.5, "rank"));
  if (!ranked) return tl::unexpected(ranked.error());
  const std::chrono::duration<double> ranking = std::chrono::steady_clock::now() - start;
  const auto cost = join_cost(*ranked, threshold, progress.part(0.5, 1, "estimate"));
  if (!cost) return tl::unexpected(cost.error());
  return ranking.count() + cost->seconds();
}

Result<PairSample> survey_sample(const RunResult& run, std::uint64_t seed, const Progress& progress,
                                 std::size_t draws) {
  const auto signer = Signer::make({kSampleRows, HashFamily::multiply_shift, mix64(seed)}, *run.shingles);
  if (!signer) return tl::unexpected(signer.error());
  const auto rows = (*signer)->sign(*run.tokens, *run.shingles, *run.groups, progress.part(0, 0.3, "sample"));
  if (!rows) return tl::unexpected(rows.error());
  return sample_pairs(*run.shingles, *run.groups, rows->get(), draws, seed, progress.part(0.3, 1, "sample"));
}

Result<std::shared_ptr<const Survey>> survey(const RunResult& run, std::optional<double> floor,
                                             const Progress& progress, const JoinMemory& memory) {
  if (floor && *floor > run.recipe.verify.threshold) {
    char text[160];
    std::snprintf(text, sizeof text, "The ground truth must reach down to the threshold: %g is above %g.", *floor,
                  run.recipe.verify.threshold);
    return failure(ErrorCode::bad_usage, text);
  }
  const auto ranked = RankedSets::make(*run.shingles, *run.groups, progress.part(0, 0.2, "rank"), memory);
  if (!ranked) return tl::unexpected(ranked.error());
  const auto chosen = chosen_floor(run, *ranked, floor, progress.part(0.2, 0.3, "estimate"));
  if (!chosen) return tl::unexpected(chosen.error());
  auto truth = find_surveyed_truth(run, *ranked, *chosen, progress.part(0.3, 0.9, "join"), memory);
  if (!truth) return tl::unexpected(truth.error());
  const auto sample = survey_sample(run, 1, progress.part(0.9, 1, "sample"));
  if (!sample) return tl::unexpected(sample.error());
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  return std::make_shared<const Survey>(Survey{*truth, SimilarityDistribution(**truth, *sample)});
}

}  // namespace lookalike
