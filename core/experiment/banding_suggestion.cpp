#include "core/experiment/banding_suggestion.h"

#include <algorithm>
#include <cstdio>
#include <vector>

#include "core/base/parallel.h"
#include "core/lsh/s_curve.h"

namespace lookalike {
namespace {

constexpr double kSlack = 1.1;  // of the fewest candidates, for a smaller n

template <typename... Numbers>
std::string text_of(const char* format, Numbers... numbers) {
  char text[320];
  std::snprintf(text, sizeof text, format, numbers...);
  return text;
}

std::uint32_t hashes_of(const Forecast& forecast) {
  return forecast.lsh.bands * forecast.lsh.rows;
}

bool fewer_candidates(const Forecast& x, const Forecast& y) {
  return x.candidates.value < y.candidates.value;
}

// Where no pair is that similar, a pair at the threshold stands for them.
void stand_in(Forecast& forecast, const BandingGoal& goal) {
  if (forecast.similar > 0) return;
  const double at_threshold = kept_probability(goal.threshold, forecast.lsh, goal.prefix);
  forecast.recall = {at_threshold, {at_threshold, at_threshold}};
}

class Search {
 public:
  Search(const Forecaster& forecaster, const BandingGoal& goal)
      : forecaster_(forecaster), goal_(goal), most_(goal.hashes ? goal.hashes : kMostSuggestedHashes) {}

  Result<BandingSuggestion> run(const Progress& progress) {
    if (const auto done = expect_all(progress.part(0, 0.4, "forecast")); !done) return tl::unexpected(done.error());
    std::stable_sort(settings_.begin(), settings_.end(), fewer_candidates);
    const auto fewest = first_certain(settings_, progress.part(0.4, 0.7, "forecast"));
    if (!fewest) return tl::unexpected(fewest.error());
    if (!*fewest) return best_effort(progress.part(0.7, 1, "forecast"));
    if (goal_.hashes) return answer((*fewest)->lsh, goal_.hashes, progress.part(0.7, 1, "forecast"));
    const auto smallest = smallest_n(**fewest, progress.part(0.7, 0.9, "forecast"));
    if (!smallest) return tl::unexpected(smallest.error());
    return answer(smallest->lsh, hashes_of(*smallest), progress.part(0.9, 1, "forecast"));
  }

 private:
  Result<void> expect_all(const Progress& progress) {
    for (std::uint32_t r = 1; r <= most_; ++r)
      for (std::uint32_t b = 1; b * r <= most_; ++b)
        if (goal_.prefix <= b * r) settings_.push_back({.lsh = {b, r, goal_.buckets}});
    return parallel_for_each(settings_.size(), 16, progress,
                             [this](std::size_t i) { settings_[i] = expect(settings_[i].lsh); });
  }

  Forecast expect(const LshOptions& lsh) const {
    Forecast forecast = forecaster_.expect(lsh, goal_.prefix, goal_.threshold);
    stand_in(forecast, goal_);
    return forecast;
  }

  Result<bool> certain(const Forecast& expected, const Progress& progress) const {
    if (expected.recall.value < goal_.recall) return false;
    if (expected.similar == 0) return true;
    const auto forecast = forecaster_.forecast_recall(expected.lsh, goal_.prefix, goal_.threshold, progress);
    if (!forecast) return tl::unexpected(forecast.error());
    return forecast->recall.limits.low >= goal_.recall;
  }

  Result<std::optional<Forecast>> first_certain(const std::vector<Forecast>& settings, const Progress& progress) const {
    for (std::size_t i = 0; i < settings.size(); ++i) {
      progress.at(static_cast<double>(i) / static_cast<double>(settings.size()));
      const auto reaches = certain(settings[i], Progress(progress.stop_token()));
      if (!reaches) return tl::unexpected(reaches.error());
      if (*reaches) return settings[i];
    }
    return std::nullopt;
  }

  Result<Forecast> smallest_n(const Forecast& fewest, const Progress& progress) const {
    std::vector<Forecast> cheap;
    for (const Forecast& setting : settings_)
      if (setting.candidates.value <= kSlack * fewest.candidates.value) cheap.push_back(setting);
    std::stable_sort(cheap.begin(), cheap.end(),
                     [](const Forecast& x, const Forecast& y) { return hashes_of(x) < hashes_of(y); });
    return first_certain(cheap, progress).map([&](const auto& found) { return found.value_or(fewest); });
  }

  Result<BandingSuggestion> answer(const LshOptions& lsh, std::uint32_t hashes, const Progress& progress) const {
    const auto forecast = forecast_for(forecaster_, lsh, goal_, progress);
    if (!forecast) return tl::unexpected(forecast.error());
    const char* basis =
        forecast->similar > 0
            ? "%u bands of %u rows (of n = %u) find at least %g %% of the pairs with similarity %g or more, at the "
              "fewest expected candidates."
            : "No pair of this corpus has that similarity, so recall is taken from the curve: %u bands of %u rows "
              "(of n = %u) find at least %g %% of pairs with a similarity of exactly %g.";
    return BandingSuggestion{true, hashes, *forecast,
                             text_of(basis, lsh.bands, lsh.rows, hashes, 100 * goal_.recall, goal_.threshold)};
  }

  // No setting is sure to do it: the one with the highest recall.
  Result<BandingSuggestion> best_effort(const Progress& progress) const {
    const auto best = std::max_element(settings_.begin(), settings_.end(), [](const Forecast& x, const Forecast& y) {
      return x.recall.value < y.recall.value;
    });
    if (best == settings_.end())
      return failure(ErrorCode::bad_usage, "The prefix filter is longer than n; no bands fit.");
    const auto forecast = forecast_for(forecaster_, best->lsh, goal_, progress);
    if (!forecast) return tl::unexpected(forecast.error());
    const std::string limit = goal_.prefix ? " The prefix filter sets that limit, whatever b and r are." : "";
    return BandingSuggestion{
        false, goal_.hashes ? goal_.hashes : hashes_of(*best), *forecast,
        text_of("No b and r with n = %u are sure to find %g %% of the pairs with similarity %g or more; %u bands of "
                "%u rows come nearest with an expected %.2f %%.",
                most_, 100 * goal_.recall, goal_.threshold, best->lsh.bands, best->lsh.rows, 100 * best->recall.value) +
            limit};
  }

  const Forecaster& forecaster_;
  const BandingGoal& goal_;
  const std::uint32_t most_;
  std::vector<Forecast> settings_;
};

}  // namespace

Result<BandingSuggestion> suggest_banding(const Forecaster& forecaster, const BandingGoal& goal,
                                          const Progress& progress) {
  if (!(goal.recall > 0 && goal.recall < 1))
    return failure(ErrorCode::bad_usage,
                   "The recall must lie between 0 and 1; only comparing all pairs is sure to "
                   "find every one.");
  if (!(goal.threshold > 0 && goal.threshold <= 1))
    return failure(ErrorCode::bad_usage, "The threshold must be above 0 and at most 1.");
  return Search(forecaster, goal).run(progress);
}

Result<Forecast> forecast_for(const Forecaster& forecaster, const LshOptions& lsh, const BandingGoal& goal,
                              const Progress& progress) {
  auto forecast = forecaster.forecast(lsh, goal.prefix, goal.threshold, progress);
  if (forecast) stand_in(*forecast, goal);
  return forecast;
}

}  // namespace lookalike
