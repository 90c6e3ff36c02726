#include "core/experiment/advice.h"

#include "core/experiment/evaluation/band_ladder.h"
#include "core/experiment/forecast/unverified_banding.h"

namespace lookalike {
namespace {

Result<void> measure(std::vector<BandingAlternative>& alternatives, RunResult run, const GroundTruth& truth,
                     const BandingGoal& goal, const Progress& progress) {
  run.recipe.verify = {goal.threshold, goal.verify, goal.prefix};
  run.recipe.lsh.buckets = goal.buckets;
  const TruePairs pairs = true_pairs(truth, goal.threshold);
  for (BandingAlternative& alternative : alternatives) {
    const auto [bands, rows, buckets] = alternative.forecast.lsh;
    if (alternative.hashes != run.signatures->hashes()) continue;
    const auto counts = evaluate_bands(run, pairs, rows, bands, progress);
    if (!counts) return tl::unexpected(counts.error());
    alternative.measured = counts->back().recall();
  }
  return {};
}

Result<Advice> advise_for(const Forecaster& forecaster, const RunResult& run, const GroundTruth& truth,
                          const BandingGoal& goal, bool with_neighbours, const Progress& progress) {
  const bool unverified = goal.by == BandingBy::removal;
  const Progress search = progress.part(0, 0.5, "forecast");
  const auto banding =
      unverified ? suggest_unverified(forecaster, run, truth, goal, search) : suggest_banding(forecaster, goal, search);
  if (!banding) return tl::unexpected(banding.error());
  BandingGoal around = goal;
  if (unverified) around.by = BandingBy::recall;
  using Alternatives = std::vector<BandingAlternative>;
  auto alternatives =
      with_neighbours
          ? alternatives_around(forecaster, around, *banding, progress.part(0.5, 0.7, "forecast"))
          : Result<Alternatives>(Alternatives{{BandingStep::suggested, banding->hashes, banding->forecast}});
  if (!alternatives) return tl::unexpected(alternatives.error());
  const auto measured = measure(*alternatives, run, truth, goal, progress.part(0.7, 0.7, "forecast"));
  if (!measured) return tl::unexpected(measured.error());
  const auto priced =
      add_unverified_prices(*alternatives, run, truth, goal.threshold, progress.part(0.7, 0.75, "group"));
  if (!priced) return tl::unexpected(priced.error());
  const auto without = without_prefix(forecaster, around, progress.part(0.75, 1, "forecast"));
  if (!without) return tl::unexpected(without.error());
  const SampleScope scope = SampleScope::of_run(run);
  return Advice{goal,
                *banding,
                std::move(*alternatives),
                *without,
                suggest_threshold(truth, goal.threshold),
                scope,
                different_pairs_of_corpus(truth, goal.threshold, scope)};
}

}  // namespace

Result<std::vector<Advice>> advise(const RunResult& run, const Survey& survey, const std::vector<BandingGoal>& goals,
                                   const Progress& progress) {
  const Forecaster forecaster(run.signatures, *survey.truth, survey.distribution, SampleScope::of_run(run).share());
  std::vector<Advice> all;
  for (const BandingGoal& goal : goals) {
    const auto done = static_cast<double>(all.size()), of = static_cast<double>(goals.size());
    auto advice = advise_for(forecaster, run, *survey.truth, goal, goals.size() == 1,
                             progress.part(done / of, (done + 1) / of, "forecast"));
    if (!advice) return tl::unexpected(advice.error());
    all.push_back(std::move(*advice));
  }
  return all;
}

}  // namespace lookalike
