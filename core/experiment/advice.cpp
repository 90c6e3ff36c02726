#include "core/experiment/advice.h"

#include "core/experiment/forecast/unverified_banding.h"

namespace lookalike {

Result<Advice> advise(const RunResult& run, const Survey& survey, BandingGoal goal, const Progress& progress) {
  const GroundTruth& truth = *survey.truth;
  const SampleScope scope = SampleScope::of_run(run);
  const Forecaster forecaster(run.signatures, truth, survey.distribution, scope.share());
  const bool unverified = goal.by == BandingBy::removal;
  const Progress search = progress.part(0, 0.5, "forecast");
  const auto banding =
      unverified ? suggest_unverified(forecaster, run, truth, goal, search) : suggest_banding(forecaster, goal, search);
  if (!banding) return tl::unexpected(banding.error());
  if (unverified) goal.by = BandingBy::recall;
  auto alternatives = alternatives_around(forecaster, goal, *banding, progress.part(0.5, 0.7, "forecast"));
  if (!alternatives) return tl::unexpected(alternatives.error());
  const auto priced =
      add_unverified_prices(*alternatives, run, truth, goal.threshold, progress.part(0.7, 0.75, "group"));
  if (!priced) return tl::unexpected(priced.error());
  const auto without = without_prefix(forecaster, goal, progress.part(0.75, 1, "forecast"));
  if (!without) return tl::unexpected(without.error());
  return Advice{*banding, std::move(*alternatives),
                *without, suggest_threshold(truth, goal.threshold),
                scope,    different_pairs_of_corpus(truth, goal.threshold, scope)};
}

}  // namespace lookalike
