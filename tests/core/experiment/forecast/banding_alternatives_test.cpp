#include "core/experiment/forecast/banding_suggestion.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numeric>
#include <optional>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

using test::builtin_corpus;
using test::exactly;
using test::recipe_with;
using test::value_of;

double chance(double s, const LshOptions& lsh) {
  return 1 - std::pow(1 - std::pow(s, lsh.rows), lsh.bands);
}

std::vector<std::string> names_of(const std::vector<BandingNeighbour>& neighbours) {
  std::vector<std::string> names;
  for (const auto& [step, lsh] : neighbours)
    names.push_back(std::to_string(lsh.bands) + "x" + std::to_string(lsh.rows));
  return names;
}

TEST(NeighboursOf, differ_by_one_row_or_one_band) {
  using testing::ElementsAre;
  EXPECT_THAT(names_of(neighbours_of({11, 8, 0}, 100, 0)), ElementsAre("11x7", "12x8", "11x8", "10x8", "11x9"));
  // 21 x 5 does not fit into n, and with six rows only 16 bands do.
  EXPECT_THAT(names_of(neighbours_of({20, 5, 0}, 100, 0)), ElementsAre("20x4", "20x5", "19x5", "16x6"));
  EXPECT_THAT(names_of(neighbours_of({1, 1, 0}, 1, 0)), ElementsAre("1x1"));
  // A prefix of 12 values needs at least as many in the bands.
  EXPECT_THAT(names_of(neighbours_of({3, 4, 0}, 100, 12)), ElementsAre("4x4", "3x4", "3x5"));
}

TEST(NeighboursOf, are_looser_or_stricter_at_every_similarity) {
  for (std::uint32_t r = 1; r <= 30; ++r)
    for (std::uint32_t b = 1; b * r <= 100; ++b)
      for (const auto& [step, lsh] : neighbours_of({b, r, 0}, 100, 0))
        for (double s = 0.05; s < 1; s += 0.05) {
          const double difference = chance(s, lsh) - chance(s, {b, r, 0});
          EXPECT_LE(lsh.bands * lsh.rows, 100U);
          if (is_looser(step)) {
            EXPECT_GE(difference, -1e-12) << b << "x" << r << " to " << lsh.bands << "x" << lsh.rows;
          } else {
            EXPECT_LE(difference, 1e-12) << b << "x" << r << " to " << lsh.bands << "x" << lsh.rows;
          }
        }
}

/// The built-in corpus under some settings, with its surveyed pairs.
struct Known {
  explicit Known(const std::vector<std::string>& settings)
      : recipe(recipe_with(settings)),
        engine(builtin_corpus()),
        run(value_of(engine.run(recipe, {}))),
        surveyed(value_of(survey(*run, std::min(0.2, recipe.verify.threshold), {}))),
        forecaster(run->signatures, *surveyed->truth, surveyed->distribution) {}

  /// Similar pairs that a run on a fresh seed finds.
  double found(VerifyBy by, std::uint32_t prefix, std::uint64_t seed) {
    Recipe fresh = recipe;
    fresh.verify.by = by;
    fresh.verify.prefix = prefix;
    fresh.sketch.seed = seed;
    const auto result = value_of(engine.run(fresh, {}));
    return static_cast<double>(value_of(evaluate(*result, *surveyed->truth, {})).true_positives);
  }

  Recipe recipe;
  Engine engine;
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const Survey> surveyed;
  Forecaster forecaster;
};

TEST(PrefixLoss, is_the_share_that_bands_find_and_the_prefix_drops) {
  Known known({"sample.size=800", "verify.threshold=0.6"});
  // The whole first band agrees, so the others do not matter: a pair passes with probability s^5.
  const LshOptions lsh{20, 5, 0};
  double lost = 0;
  for (const ExactPair& pair : test::all_pairs_of(*known.run))
    if (pair.jaccard >= 0.6) lost += chance(pair.jaccard, lsh) - std::pow(pair.jaccard, 5);
  const Forecast forecast = value_of(known.forecaster.forecast(exactly(lsh, 5, 0.6), {}));
  ASSERT_GT(lost, 1);
  EXPECT_NEAR(forecast.prefix_loss.value, lost, 0.01 * lost);
  EXPECT_LT(forecast.prefix_loss.limits.low, lost);
  EXPECT_GT(forecast.prefix_loss.limits.high, lost);
  const Forecast without = value_of(known.forecaster.forecast(exactly(lsh, 0, 0.6), {}));
  EXPECT_NEAR(without.missed.value, forecast.missed.value - forecast.prefix_loss.value, 1e-6);
  EXPECT_EQ(without.prefix_loss.value, 0);
}

constexpr int kSeeds = 20;

TEST(PrefixLoss, lies_within_its_limits_on_fresh_seeds) {
  Known known({"verify.threshold=0.6"});
  const Forecast forecast = value_of(known.forecaster.forecast(exactly({20, 5, 0}, 5, 0.6), {}));
  int inside = 0;
  for (std::uint64_t seed = 1000; seed < 1000 + kSeeds; ++seed)
    inside += forecast.prefix_loss.limits.contains(known.found(VerifyBy::exact, 0, seed) -
                                                   known.found(VerifyBy::exact, 5, seed));
  EXPECT_GE(inside, 16);
}

// The forecast takes the mean; the measured mean is off by its standard error, three times that once in 370 tries.
TEST(SignatureLoss, is_the_average_loss_on_fresh_seeds) {
  Known known({"verify.threshold=0.6"});
  const ForecastSetting setting{{20, 5, 0}, {0.6, VerifyBy::signature, 0}, 100};
  const double expected = value_of(known.forecaster.forecast(setting, {})).signature_loss.value;
  std::vector<double> lost;
  for (std::uint64_t seed = 1000; seed < 1000 + kSeeds; ++seed)
    lost.push_back(known.found(VerifyBy::exact, 0, seed) - known.found(VerifyBy::signature, 0, seed));
  const double mean = std::accumulate(lost.begin(), lost.end(), 0.0) / kSeeds;
  double square = 0;
  for (const double value : lost) square += (value - mean) * (value - mean);
  EXPECT_NEAR(mean, expected, 3 * std::sqrt(square / (kSeeds - 1) / kSeeds));
  EXPECT_GT(expected, 5);
}

TEST(AlternativesAround, show_the_cost_of_each_step) {
  Known known({"sample.size=800", "verify.threshold=0.6"});
  BandingGoal goal;
  goal.threshold = 0.6;
  goal.recall = 0.9;
  goal.hashes = 100;
  const auto suggestion = value_of(suggest_banding(known.forecaster, goal, {}));
  const auto alternatives = value_of(alternatives_around(known.forecaster, goal, suggestion, {}));
  ASSERT_GE(alternatives.size(), 3U);
  bool suggested = false;
  for (std::size_t i = 0; i < alternatives.size(); ++i) {
    const BandingAlternative& alternative = alternatives[i];
    EXPECT_EQ(alternative.hashes, 100U);
    EXPECT_EQ(alternative.forecast.signature_loss.value, 0);
    EXPECT_EQ(alternative.unused(), 100 - alternative.forecast.lsh.bands * alternative.forecast.lsh.rows);
    EXPECT_TRUE(alternative.forecast.recall.limits.contains(alternative.forecast.recall.value));
    if (i > 0) {
      EXPECT_LE(alternative.forecast.candidates.value, alternatives[i - 1].forecast.candidates.value);
      EXPECT_LE(alternative.forecast.recall.value, alternatives[i - 1].forecast.recall.value + 1e-9);
    }
    if (alternative.step != BandingStep::suggested) continue;
    suggested = true;
    EXPECT_EQ(alternative.forecast.lsh, suggestion.forecast.lsh);
  }
  EXPECT_TRUE(suggested);
  // Nothing stricter than the suggestion is sure to reach the goal, else it would have been suggested.
  for (const BandingAlternative& alternative : alternatives)
    if (alternative.step > BandingStep::suggested) {
      EXPECT_LT(alternative.forecast.recall.limits.low, 0.9);
    }
}

TEST(AlternativesAround, have_the_n_they_need_if_n_is_not_fixed) {
  Known known({"sample.size=800", "verify.threshold=0.6"});
  BandingGoal goal;
  goal.threshold = 0.6;
  goal.recall = 0.9;
  goal.verify = VerifyBy::signature;
  const auto suggestion = value_of(suggest_banding(known.forecaster, goal, {}));
  for (const BandingAlternative& alternative : value_of(alternatives_around(known.forecaster, goal, suggestion, {}))) {
    EXPECT_EQ(alternative.unused(), 0U);
    EXPECT_GT(alternative.forecast.signature_loss.value, 0);
  }
}

/// By the midpoint rule over [from, 1].
double mean_chance(double from, const LshOptions& lsh) {
  constexpr int kSteps = 10'000;
  double sum = 0;
  for (int i = 0; i < kSteps; ++i) sum += chance(from + (1 - from) * (i + 0.5) / kSteps, lsh) / kSteps;
  return sum;
}

TEST(AlternativesAround, use_the_curve_if_too_few_pairs_are_that_similar) {
  Engine engine(test::corpus_of({"a b c d e f g h", "i j k l m n o p", "q r s t u v w x"}));
  const auto run = value_of(engine.run(recipe_with({"verify.threshold=0.8"}), {}));
  const auto surveyed = value_of(survey(*run, 0.2, {}));
  const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution);
  BandingGoal goal;
  goal.hashes = 100;
  const auto suggestion = value_of(suggest_banding(forecaster, goal, {}));
  for (const BandingAlternative& alternative : value_of(alternatives_around(forecaster, goal, suggestion, {})))
    EXPECT_NEAR(alternative.forecast.recall.value, mean_chance(0.8, alternative.forecast.lsh), 1e-4);
}

}  // namespace
}  // namespace lookalike
