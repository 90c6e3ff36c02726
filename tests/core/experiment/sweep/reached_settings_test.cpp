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
