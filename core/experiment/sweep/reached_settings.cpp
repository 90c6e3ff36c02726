#include "core/experiment/sweep/reached_settings.h"

#include <algorithm>

#include "core/experiment/forecast/banding_suggestion.h"
#include "core/experiment/ground_truth/survey.h"
#include "core/experiment/sweep/reference.h"

namespace lookalike {
namespace {

bool are_forecast(const SweepPlan& plan, const std::vector<SweepPoint>& points, const Recipe& run, double floor) {
  return plan.repeat == 1 && std::ranges::all_of(points, [&](const SweepPoint& point) {
           const double threshold = point.recipe.verify.threshold;
           return threshold >= floor && threshold == points.front().recipe.verify.threshold &&
                  have_same_sets(point.recipe, run) && is_own_truth(plan, point.recipe);
         });
}

BandingGoal goal_of(const Recipe& recipe, double recall) {
  const auto& [threshold, by, prefix] = recipe.verify;
  return {.threshold = threshold,
          .recall = recall,
          .hashes = recipe.sketch.hashes,
          .prefix = prefix,
          .buckets = recipe.lsh.buckets,
          .verify = by};
}

}  // namespace

Result<std::optional<ReachedSettings>> reached_settings(const SweepPlan& plan, const RunResult& run,
                                                        const Survey& survey, double recall, const Progress& progress) {
  const auto made = points_of(plan, run.corpus->size());
  if (!made) return tl::unexpected(made.error());
  if (!are_forecast(plan, made->points, run.recipe, survey.truth->floor)) return std::nullopt;
  const auto most = most_similar_different(*survey.truth);
  if (!most || *most < made->points.front().recipe.verify.threshold) return std::nullopt;  // no pair to find
  const Forecaster forecaster(run.signatures, *survey.truth, survey.distribution, SampleScope::of_run(run).share());
  std::vector<std::pair<double, std::vector<std::string>>> by_cost;
  std::optional<BandingGoal> goal;
  Result<std::vector<Forecast>> fewest;
  for (const auto& [recipe, values] : made->points) {
    if (const BandingGoal own = goal_of(recipe, recall); own != goal)
      fewest = fewest_bands(forecaster, goal.emplace(own), progress);
    if (!fewest) return tl::unexpected(fewest.error());
    const auto reaches = [&lsh = recipe.lsh](const Forecast& least) {
      return least.lsh.rows == lsh.rows && least.lsh.bands <= lsh.bands;
    };
    if (std::ranges::any_of(*fewest, reaches))
      by_cost.emplace_back(forecaster.expect(ForecastSetting::of(recipe)).candidates.value, values);
  }
  std::ranges::stable_sort(by_cost, {}, [](const auto& setting) { return setting.first; });
  ReachedSettings reached{recall, {}};
  for (auto& [cost, values] : by_cost) reached.values.push_back(std::move(values));
  return reached;
}

}  // namespace lookalike
