#include "core/experiment/sweep/reached_settings.h"

#include <gtest/gtest.h>

#include <set>

#include "core/experiment/forecast/banding_suggestion.h"
#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

class ReachedSettingsOfAGrid : public testing::Test {
 protected:
  std::optional<ReachedSettings> reached(double recall) const {
    return test::value_of(reached_settings(plan, *run, *known, recall, {}));
  }
  static SweepPlan grid(const Recipe& base) {
    SweepPlan plan;
    plan.base = base;
    plan.axes = {{"lsh", {"grid"}}};
    plan.reference = kOwnTruth;
    return plan;
  }

  const std::shared_ptr<const RunResult> run =
      test::run_on(test::builtin_corpus(), {"sketch.hashes=40", "lsh.bands=10", "lsh.rows=4", "verify.threshold=0.7"});
  const std::shared_ptr<const Survey> known = test::value_of(survey(*run, {}, {}));
  const Forecaster forecaster{run->signatures, *known->truth, known->distribution};
  SweepPlan plan = grid(run->recipe);
};

TEST_F(ReachedSettingsOfAGrid, are_those_whose_lower_limit_of_recall_reaches_it_and_begin_with_the_suggested_one) {
  for (const double recall : {0.8, 0.95}) {
    SCOPED_TRACE(recall);
    BandingGoal goal;
    goal.threshold = 0.7;
    goal.recall = recall;
    goal.hashes = 40;
    std::set<std::vector<std::string>> expected;
    for (std::uint32_t rows = 1; rows <= 40; ++rows)
      for (std::uint32_t bands = 1; bands * rows <= 40; ++bands) {
        const auto forecast = test::value_of(forecaster.forecast_recall(goal.setting({bands, rows, 0}), {}));
        ASSERT_GE(forecast.different(), kFewestDifferentPairs);
        if (forecast.whole_recall.limits.low >= recall && forecast.at_threshold >= goal.at_threshold)
          expected.insert({std::to_string(bands), std::to_string(rows)});
      }
    ASSERT_GT(expected.size(), 3U);
    const auto found = reached(recall);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->recall, recall);
    EXPECT_EQ(std::set(found->values.begin(), found->values.end()), expected);
    const LshOptions lsh = test::value_of(suggest_banding(forecaster, goal, {})).forecast.lsh;
    EXPECT_EQ(found->values.front(), (std::vector{std::to_string(lsh.bands), std::to_string(lsh.rows)}));
  }
}

/// The number of hash seeds, of 100, with which a setting finds this share of the pairs that 50 x 2 finds.
int seeds_that_reach(double recall, const std::string& bands, const std::string& rows, const GroundTruth& truth) {
  double all = 0;
  for (const ExactPair& pair : truth.pairs) all += pair.jaccard >= 0.8 ? static_cast<double>(truth.weight(pair)) : 0;
  Engine engine(test::builtin_corpus());
  const auto similar = [&engine](const std::vector<std::string>& settings) {
    return static_cast<double>(test::value_of(engine.run(test::recipe_with(settings), {}))->report.counts.similar);
  };
  const double most = similar({"lsh.bands=50", "lsh.rows=2", "verify.threshold=0.8"});
  int reaching = 0;
  for (int seed = 0; seed < 100; ++seed) {
    const double found = similar(
        {"lsh.bands=" + bands, "lsh.rows=" + rows, "verify.threshold=0.8", "sketch.seed=" + std::to_string(seed)});
    reaching += 1 - (most - found) / all >= recall;  // identical pairs are always found
  }
  return reaching;
}

// Measured by runs, which share nothing with the forecast. With p = 0.95, fewer than 88 of 100 happen once in 300
// times.
TEST(ReachedSettings, reach_the_recall_with_95_of_100_measured_seeds) {
  const auto run = test::run_on(test::builtin_corpus(), {"verify.threshold=0.8"});
  const auto known = test::value_of(survey(*run, {}, {}));
  SweepPlan plan;
  plan.base = run->recipe;
  plan.axes = {{"lsh", {"11x8", "9x8", "12x7"}}};
  plan.reference = kOwnTruth;
  const auto found = test::value_of(reached_settings(plan, *run, *known, 0.95, {}));
  ASSERT_TRUE(found);
  using Values = std::vector<std::vector<std::string>>;
  ASSERT_EQ(found->values, (Values{{"11", "8"}, {"12", "7"}})) << "and not 9 x 8";
  for (const auto& values : found->values)
    EXPECT_GE(seeds_that_reach(0.95, values[0], values[1], *known->truth), 88) << values[0];
  EXPECT_LT(seeds_that_reach(0.95, "9", "8", *known->truth), 88);
}

TEST_F(ReachedSettingsOfAGrid, are_unknown_for_other_pairs_and_for_several_seeds) {
  ASSERT_TRUE(reached(0.9));
  plan.repeat = 2;
  EXPECT_FALSE(reached(0.9));
  plan = grid(run->recipe);
  plan.reference.clear();
  EXPECT_FALSE(reached(0.9)) << "not compared";
  plan = grid(run->recipe);
  plan.base.shingles.k += 1;
  EXPECT_FALSE(reached(0.9)) << "other shingle sets";
  plan = grid(run->recipe);
  plan.axes.push_back({"verify.threshold", {"0.7", "0.8"}});
  EXPECT_FALSE(reached(0.9)) << "each threshold has its own pairs";
}

}  // namespace
}  // namespace lookalike
