#include "core/experiment/advice.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

using test::value_of;

// Computed from every pair, compared one by one, with its probability 1 - (1 - s^r)^b.
TEST(Advice, several_goals_cost_what_the_curve_predicts_for_every_pair) {
  constexpr double kThreshold = 0.5;
  Engine engine(test::corpus_of(test::drifting_texts(7, 30, 60)));
  const auto run = value_of(engine.run(test::recipe_with({"verify.threshold=0.5", "shingles.k=2"}), {}));
  const auto surveyed = value_of(survey(*run, 0.01, {}));
  std::vector<BandingGoal> goals;
  for (const double recall : {0.5, 0.8, 0.9, 0.95, 0.999})
    goals.push_back({.threshold = kThreshold, .recall = recall, .at_threshold = 0, .hashes = 128});
  const auto advice = value_of(advise(*run, *surveyed, goals, {}));
  ASSERT_EQ(advice.size(), goals.size());
  const auto pairs = test::all_pairs_of(*run);
  for (std::size_t i = 0; i < advice.size(); ++i) {
    EXPECT_EQ(advice[i].goal, goals[i]);
    EXPECT_TRUE(advice[i].banding.reached) << goals[i].recall;
    const Forecast& forecast = advice[i].banding.forecast;
    double missed = 0, different = 0, candidates = 0, similar = 0;
    for (const ExactPair& pair : pairs) {
      const double chance = 1 - std::pow(1 - std::pow(pair.jaccard, forecast.lsh.rows), forecast.lsh.bands);
      candidates += chance;
      similar += pair.jaccard >= kThreshold;
      if (pair.jaccard < kThreshold || pair.jaccard == 1) continue;
      ++different;
      missed += 1 - chance;
    }
    ASSERT_GT(different, kFewestDifferentPairs);
    EXPECT_NEAR(forecast.missed.value, missed, 1e-6 * different);
    EXPECT_NEAR(forecast.recall.value, 1 - missed / different, 1e-6);
    EXPECT_GE(1 - missed / different, goals[i].recall);
    EXPECT_NEAR(forecast.compared_per_find(), candidates / (similar - missed), 0.02 * candidates / similar);
    EXPECT_EQ(&advice[i].suggested(), &advice[i].alternatives.front()) << "without neighbours";
    if (i == 0) continue;
    EXPECT_GE(forecast.candidates.value, advice[i - 1].banding.forecast.candidates.value) << "a higher goal costs more";
  }
}

// Each setting is run on its own and compared pair by pair.
TEST(Advice, measures_the_recall_of_each_setting_with_the_seed_of_the_run) {
  Engine engine(test::corpus_of(test::drifting_texts(7, 30, 60)));
  for (const char* by : {"verify.by=exact", "verify.by=signature"}) {
    const auto recipe =
        test::recipe_with({"verify.threshold=0.8", "shingles.k=2", "sketch.hashes=64", "lsh.bands=12", by});
    const auto run = value_of(engine.run(recipe, {}));
    const auto surveyed = value_of(survey(*run, 0.01, {}));
    for (const std::uint32_t hashes : {64U, 40U}) {
      const BandingGoal goal{.threshold = 0.5, .recall = 0.9, .hashes = hashes, .verify = recipe.verify.by};
      const Advice advice = value_of(advise(*run, *surveyed, {goal}, {})).front();
      ASSERT_GT(advice.alternatives.size(), 2U);
      for (const BandingAlternative& alternative : advice.alternatives) {
        if (hashes == 40) {
          EXPECT_EQ(alternative.measured, std::nullopt) << "the run has other signatures";
          continue;
        }
        Recipe own = recipe;
        own.lsh = alternative.forecast.lsh;
        own.verify.threshold = 0.5;
        const auto alone = value_of(engine.run(own, {}));
        EXPECT_EQ(alternative.measured, value_of(evaluate(*alone, *surveyed->truth, {})).recall());
      }
    }
  }
}

TEST(Advice, for_several_goals_equals_the_advice_for_each_alone) {
  const auto run = test::run_on(test::builtin_corpus(), {"sample.size=1500", "verify.threshold=0.7"});
  const auto surveyed = value_of(survey(*run, {}, {}));
  for (const BandingBy by : {BandingBy::recall, BandingBy::removal}) {
    std::vector<BandingGoal> goals;
    for (const double recall : {0.8, 0.99})
      goals.push_back({.threshold = 0.7, .recall = recall, .hashes = 100, .by = by});
    const auto together = value_of(advise(*run, *surveyed, goals, {}));
    for (std::size_t i = 0; i < goals.size(); ++i) {
      const auto alone = value_of(advise(*run, *surveyed, {goals[i]}, {})).front();
      EXPECT_EQ(together[i].banding.sentence, alone.banding.sentence);
      EXPECT_EQ(together[i].suggested().forecast.lsh, alone.suggested().forecast.lsh);
      EXPECT_EQ(together[i].suggested().forecast.candidates.limits.high,
                alone.suggested().forecast.candidates.limits.high);
      EXPECT_EQ(together[i].suggested().forecast.missed.limits.high, alone.suggested().forecast.missed.limits.high);
      EXPECT_GT(alone.alternatives.size(), 1U);
    }
  }
}

}  // namespace
}  // namespace lookalike
