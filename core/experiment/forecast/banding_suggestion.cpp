#include "core/experiment/forecast/banding_suggestion.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/value_text.h"
#include "core/experiment/ground_truth/proportion.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

BandingAlternative alternative_of(BandingStep step, const Forecast& forecast, const BandingGoal& goal) {
  return {step, goal.hashes ? goal.hashes : forecast.lsh.bands * forecast.lsh.rows, forecast, {}};
}

constexpr double kSlack =
    1.1;  // factor of the fewest different candidates, accepted for a smaller n; a sentence says it

std::uint32_t hashes_of(const Forecast& forecast) {
  return forecast.lsh.bands * forecast.lsh.rows;
}

/// Without pairs of equal sets, which are candidates of every setting.
double different_candidates(const Forecast& forecast) {
  return forecast.candidates.value - forecast.identical;
}

bool fewer_candidates(const Forecast& x, const Forecast& y) {
  return x.candidates.value < y.candidates.value;
}

/// Probability that a pair is found; `exact` includes the loss by signature verification, otherwise it is an upper
/// bound.
double found_chance(double s, const ForecastSetting& setting, bool exact) {
  const auto& [lsh, verify, hashes] = setting;
  if (s >= 1) return 1;
  const double passed = passed_probability(s, lsh, verify.prefix);
  if (!setting.by_signature()) return passed;
  if (!exact) return std::min(passed, reaches_estimate_probability(s, hashes, verify.threshold));
  return accepted_by_signature_probability(s, lsh, verify.prefix, hashes, verify.threshold);
}

/// So few pairs say nothing about recall. The curve's mean replaces it; it does not scatter over seeds.
void ask_the_curve(Forecast& forecast, const ForecastSetting& setting, bool exact) {
  if (forecast.different() >= kFewestDifferentPairs) return;
  const double recall = recall_of_curve(setting, exact);
  forecast.recall = forecast.whole_recall = {recall, {recall, recall}};
  forecast.by_curve = true;
}

std::string number_of(double count, const char* one, const char* many) {
  return grouped(static_cast<std::uint64_t>(std::llround(count))) + ' ' + (count == 1 ? one : many);
}

/// "158 different pairs, and 371 identical, which are always found".
std::string pairs_there(const Forecast& forecast) {
  std::string text = number_of(forecast.different(), "different pair", "different pairs");
  if (forecast.identical > 0)
    text += ", and " + number_of(forecast.identical, "identical", "identical") + ", which are always found";
  return text;
}

class Search {
 public:
  Search(const Forecaster& forecaster, const BandingGoal& goal)
      : forecaster_(forecaster), goal_(goal), most_(goal.hashes ? goal.hashes : kMostSuggestedHashes) {}

  Result<BandingSuggestion> run(const Progress& progress) {
    if (goal_.by != BandingBy::recall) return follow_rule(progress);
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

  Result<std::vector<Forecast>> fewest_bands(const Progress& progress) {
    if (const auto done = expect_all(progress.part(0, 0.4, "forecast")); !done) return tl::unexpected(done.error());
    std::vector<Forecast> found;
    for (const Forecast& setting : settings_) {  // by rows, then bands
      if (!found.empty() && found.back().lsh.rows == setting.lsh.rows) continue;
      const auto reaches = certain(setting, Progress(progress.stop_token()));
      if (!reaches) return tl::unexpected(reaches.error());
      if (*reaches) found.push_back(setting);
    }
    return found;
  }

 private:
  LshOptions by_rule() const {
    const LshOptions lsh =
        goal_.by == BandingBy::nearest
            ? divisors_only(goal_.hashes, goal_.threshold)
            : weighted(goal_.hashes, goal_.threshold, goal_.weight_false_positive, goal_.weight_false_negative);
    return {lsh.bands, lsh.rows, goal_.buckets};
  }

  Result<BandingSuggestion> follow_rule(const Progress& progress) const {
    const LshOptions lsh = by_rule();
    if (goal_.prefix > lsh.bands * lsh.rows)
      return failure(ErrorCode::bad_usage, "The first-m check is longer than the values that " + bands_of_rows(lsh) +
                                               " use; choose by recall, or turn it off.");
    const auto forecast = forecast_for(forecaster_, lsh, goal_, progress.part(0, 0.5, "forecast"));
    if (!forecast) return tl::unexpected(forecast.error());
    const auto reached = certain(*forecast, progress.part(0.5, 1, "forecast"));
    if (!reached) return tl::unexpected(reached.error());
    return BandingSuggestion{*reached, goal_.hashes, *forecast, rule_sentence(*forecast)};
  }

  std::string rule_sentence(const Forecast& forecast) const {
    const auto& [bands, rows, buckets] = forecast.lsh;
    const bool one = bands == 1;
    const std::string rule =
        goal_.by == BandingBy::nearest
            ? formatted("%s nearest to %g of all settings that use every value of n = %u, with (1/b)^(1/r) = %.3f. ",
                        one ? "comes" : "come", goal_.threshold, goal_.hashes, curve_threshold(bands, rows))
            : formatted(
                  "%s the smallest weighted area of both errors for n = %u (%g x false positive + %g x false "
                  "negative). ",
                  one ? "has" : "have", goal_.hashes, goal_.weight_false_positive, goal_.weight_false_negative);
    const std::string found =
        formatted("%s expected to find %s of the pairs with similarity %g or more", one ? "It is" : "They are",
                  percent(forecast.recall.value).c_str(), goal_.threshold);
    const std::string at = formatted(", and a pair of similarity exactly %g with probability %.0f %%.", goal_.threshold,
                                     100 * forecast.at_threshold);
    const std::string where = forecast.by_curve ? " spread evenly up to 1, because this corpus has too few to judge by"
                                                : " of this corpus, which has " + pairs_there(forecast);
    return bands_of_rows(forecast.lsh) + " " + rule + found + where + at;
  }

  Result<void> expect_all(const Progress& progress) {
    for (std::uint32_t r = 1; r <= most_; ++r)
      for (std::uint32_t b = 1; b * r <= most_; ++b)
        if (goal_.prefix <= b * r) settings_.push_back({.lsh = {b, r, goal_.buckets}});
    return parallel_for_each(settings_.size(), 16, progress,
                             [this](std::size_t i) { settings_[i] = expect(settings_[i].lsh); });
  }

  Forecast expect(const LshOptions& lsh) const {
    Forecast forecast = forecaster_.expect(goal_.setting(lsh));
    ask_the_curve(forecast, goal_.setting(lsh), false);
    return forecast;
  }

  Result<bool> certain(const Forecast& expected, const Progress& progress) const {
    if (expected.recall.value < goal_.recall || expected.at_threshold < goal_.at_threshold) return false;
    const ForecastSetting setting = goal_.setting(expected.lsh);
    if (expected.by_curve) return recall_of_curve(setting, true) >= goal_.recall;
    const auto forecast = forecaster_.forecast_recall(setting, progress);
    if (!forecast) return tl::unexpected(forecast.error());
    return forecast->whole_recall.limits.low >= goal_.recall;
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
      if (different_candidates(setting) <= kSlack * different_candidates(fewest)) cheap.push_back(setting);
    std::stable_sort(cheap.begin(), cheap.end(),
                     [](const Forecast& x, const Forecast& y) { return hashes_of(x) < hashes_of(y); });
    return first_certain(cheap, progress).map([&](const auto& found) { return found.value_or(fewest); });
  }

  Result<BandingSuggestion> answer(const LshOptions& lsh, std::uint32_t hashes, const Progress& progress) const {
    const auto forecast = forecast_for(forecaster_, lsh, goal_, progress);
    if (!forecast) return tl::unexpected(forecast.error());
    return BandingSuggestion{true, hashes, *forecast, reached_sentence(*forecast, hashes)};
  }

  std::string reached_sentence(const Forecast& forecast, std::uint32_t hashes) const {
    const char* const find = forecast.lsh.bands == 1 ? "finds" : "find";
    const std::string setting = bands_of_rows(forecast.lsh) + formatted(" (of n = %u)", hashes);
    const std::string at = formatted("and a pair of similarity exactly %g with probability %.0f %%", goal_.threshold,
                                     100 * forecast.at_threshold);
    if (!forecast.by_curve)
      return setting +
             formatted(" %s at least %g %% of the pairs with similarity %g or more for 95 of 100 hash seeds, ", find,
                       100 * goal_.recall, goal_.threshold) +
             at +
             (goal_.hashes ? ", with the fewest expected candidates"
                           : ", with the smallest n that costs at most 10 % more different candidates than necessary") +
             ": there are " + pairs_there(forecast) + ".";
    return "This corpus has too few pairs to measure recall at similarity " +
           formatted("%g or more: ", goal_.threshold) + pairs_there(forecast) + ". According to the curve, " + setting +
           formatted(" %s %s of pairs spread evenly from %g to 1, ", find, percent(forecast.recall.value).c_str(),
                     goal_.threshold) +
           at +
           ". Fewer are found if pairs crowd near the threshold; to be sure, ask for more at the threshold "
           "itself.";
  }

  // No setting reaches the goal: the one with the highest recall.
  Result<BandingSuggestion> best_effort(const Progress& progress) const {
    const auto best = std::max_element(settings_.begin(), settings_.end(), [](const Forecast& x, const Forecast& y) {
      return x.recall.value < y.recall.value;
    });
    if (best == settings_.end())
      return failure(ErrorCode::bad_usage, "The first-m check is longer than n; no bands fit.");
    const auto forecast = forecast_for(forecaster_, best->lsh, goal_, progress);
    if (!forecast) return tl::unexpected(forecast.error());
    std::string sentence =
        formatted(
            "No b and r with n = %u are sure to find %g %% of the pairs with similarity %g or more, and one with "
            "exactly that similarity with probability %g %%; ",
            most_, 100 * goal_.recall, goal_.threshold, 100 * goal_.at_threshold) +
        bands_of_rows(best->lsh) +
        formatted(" %s nearest with an expected %s.", best->lsh.bands == 1 ? "comes" : "come",
                  percent(forecast->recall.value).c_str());
    if (goal_.prefix) sentence += " The first-m check sets that limit for any b and r.";
    if (goal_.verify == VerifyBy::signature) sentence += " Verification by signature rejects pairs near the threshold.";
    return BandingSuggestion{false, goal_.hashes ? goal_.hashes : hashes_of(*best), *forecast, sentence};
  }

  const Forecaster& forecaster_;
  const BandingGoal& goal_;
  const std::uint32_t most_;
  std::vector<Forecast> settings_;
};

}  // namespace

std::vector<BandingNeighbour> neighbours_of(const LshOptions& suggested, std::uint32_t most, std::uint32_t prefix) {
  const auto [b, r, buckets] = suggested;
  const std::uint32_t bands_with_a_row_more = std::min(b, most / (r + 1));
  std::vector<BandingNeighbour> neighbours{{BandingStep::row_fewer, {b, r - 1, buckets}},
                                           {BandingStep::band_more, {b + 1, r, buckets}},
                                           {BandingStep::suggested, suggested},
                                           {BandingStep::band_fewer, {b - 1, r, buckets}},
                                           {BandingStep::row_more, {bands_with_a_row_more, r + 1, buckets}}};
  std::erase_if(neighbours, [&](const BandingNeighbour& neighbour) {
    const std::uint32_t used = neighbour.lsh.bands * neighbour.lsh.rows;
    return neighbour.step != BandingStep::suggested && (used == 0 || used > most || used < prefix);
  });
  return neighbours;
}

Result<std::vector<BandingAlternative>> alternatives_around(const Forecaster& forecaster, const BandingGoal& goal,
                                                            const BandingSuggestion& suggestion,
                                                            const Progress& progress) {
  const std::uint32_t most = goal.hashes ? goal.hashes : kMostSuggestedHashes;
  const auto neighbours = neighbours_of(suggestion.forecast.lsh, most, goal.prefix);
  std::vector<BandingAlternative> made;
  for (std::size_t i = 0; i < neighbours.size(); ++i) {
    const auto at = [&](std::size_t done) {
      return static_cast<double>(done) / static_cast<double>(neighbours.size());
    };
    const BandingStep step = neighbours[i].step;
    if (step == BandingStep::suggested) {
      made.push_back(alternative_of(step, suggestion.forecast, goal));
      continue;
    }
    const auto forecast =
        forecast_for(forecaster, neighbours[i].lsh, goal, progress.part(at(i), at(i + 1), "forecast"));
    if (!forecast) return tl::unexpected(forecast.error());
    made.push_back(alternative_of(step, *forecast, goal));
  }
  std::stable_sort(made.begin(), made.end(), [](const BandingAlternative& x, const BandingAlternative& y) {
    return x.forecast.candidates.value > y.forecast.candidates.value;
  });
  return made;
}

Result<std::optional<BandingSuggestion>> without_prefix(const Forecaster& forecaster, BandingGoal goal,
                                                        const Progress& progress) {
  if (goal.prefix == 0) return std::optional<BandingSuggestion>();
  goal.prefix = 0;
  return suggest_banding(forecaster, goal, progress).map([](auto suggestion) { return std::optional(suggestion); });
}

std::string bands_of_rows(const LshOptions& lsh) {
  return formatted("%u %s of %u %s", lsh.bands, lsh.bands == 1 ? "band" : "bands", lsh.rows,
                   lsh.rows == 1 ? "row" : "rows");
}

std::optional<Interval> limits_of_few(double recall, double different) {
  if (different <= 0 || different >= kFewestDifferentPairs) return {};
  return wilson_interval(recall * different, different);
}

std::string few_pairs_sentence(double recall, double different) {
  const auto limits = limits_of_few(recall, different);
  if (!limits) return {};
  return formatted("%.0f of ", recall * different) +
         number_of(different, "similar pair of different documents", "similar pairs of different documents") +
         formatted(" found, %.1f %% (95 %% limits: %.1f to %.1f %%): too few to judge whether a goal is reached.",
                   100 * recall, 100 * limits->low, 100 * limits->high);
}

// Simpson's rule.
double recall_of_curve(const ForecastSetting& setting, bool exact) {
  constexpr int kSteps = 64;
  const double t = setting.verify.threshold;
  if (t >= 1) return 1;
  double sum = 0;
  for (int i = 0; i <= kSteps; ++i) {
    const double weight = i == 0 || i == kSteps ? 1 : i % 2 ? 4 : 2;
    sum += weight * found_chance(t + (1 - t) * i / kSteps, setting, exact);
  }
  return sum / (3 * kSteps);
}

Result<BandingSuggestion> suggest_banding(const Forecaster& forecaster, const BandingGoal& goal,
                                          const Progress& progress) {
  if (!(goal.recall > 0 && goal.recall < 1))
    return failure(ErrorCode::bad_usage,
                   "The recall must lie between 0 and 1; only comparing all pairs is sure to "
                   "find every one.");
  if (!(goal.threshold > 0 && goal.threshold <= 1))
    return failure(ErrorCode::bad_usage, "The threshold must be above 0 and at most 1.");
  if (!(goal.at_threshold >= 0 && goal.at_threshold < 1))
    return failure(ErrorCode::bad_usage, "The probability at the threshold must be at least 0 and below 1.");
  if (goal.by == BandingBy::removal)
    return failure(ErrorCode::bad_usage, "Removal by candidates needs a run: suggest_unverified.");
  if (goal.by != BandingBy::recall && goal.hashes == 0)
    return failure(ErrorCode::bad_usage, "A rule that ignores the corpus needs n, the length of the signatures.");
  if (!(goal.weight_false_positive >= 0 && goal.weight_false_negative >= 0 &&
        goal.weight_false_positive + goal.weight_false_negative > 0))
    return failure(ErrorCode::bad_usage, "The weights of both errors must be at least 0, and one of them above 0.");
  return Search(forecaster, goal).run(progress);
}

Result<std::vector<Forecast>> fewest_bands(const Forecaster& forecaster, const BandingGoal& goal,
                                           const Progress& progress) {
  return Search(forecaster, goal).fewest_bands(progress);
}

Result<Forecast> forecast_for(const Forecaster& forecaster, const LshOptions& lsh, const BandingGoal& goal,
                              const Progress& progress) {
  auto forecast = forecaster.forecast(goal.setting(lsh), progress);
  if (forecast) ask_the_curve(*forecast, goal.setting(lsh), true);
  return forecast;
}

ForecastSetting BandingGoal::setting(const LshOptions& lsh) const {
  return {lsh, {threshold, verify, prefix}, hashes ? hashes : lsh.bands * lsh.rows};
}

}  // namespace lookalike
