#include "core/experiment/survey.h"

#include <algorithm>
#include <cstdio>

#include "core/similarity/pair_sample.h"

namespace lookalike {

Result<double> affordable_floor(const RunResult& run, const Progress&) {
  return std::min(0.2, run.recipe.verify.threshold);
}

Result<std::shared_ptr<const Survey>> survey(const RunResult& run, std::optional<double> floor,
                                             const Progress& progress) {
  if (!floor) {
    const auto affordable = affordable_floor(run, progress.part(0, 0.1, "estimate"));
    if (!affordable) return tl::unexpected(affordable.error());
    floor = *affordable;
  }
  if (*floor > run.recipe.verify.threshold) {
    char text[160];
    std::snprintf(text, sizeof text, "The truth must reach down to the threshold: %g is above %g.", *floor,
                  run.recipe.verify.threshold);
    return failure(ErrorCode::bad_usage, text);
  }
  auto truth = find_truth(run, *floor, progress.part(0.1, 0.9, "join"));
  if (!truth) return tl::unexpected(truth.error());
  constexpr std::uint64_t kSeed = 1;
  const auto sample = sample_pairs(*run.shingles, *run.groups, kSurveyDraws, kSeed, progress.part(0.9, 1, "sample"));
  if (!sample) return tl::unexpected(sample.error());
  return std::make_shared<const Survey>(Survey{*truth, SimilarityCensus(**truth, *sample)});
}

}  // namespace lookalike
