#include "core/experiment/forecast/unverified_banding.h"

#include <gtest/gtest.h>

#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

BandingGoal goal_of(double recall, std::uint32_t hashes = 0) {
  BandingGoal goal;
  goal.threshold = 0.7;
  goal.recall = recall;
  goal.hashes = hashes;
  goal.by = BandingBy::removal;
  return goal;
}

TEST(UnverifiedBanding, removes_the_fewest_documents_of_all_settings_that_reach_the_recall) {
  const auto run = test::run_on(test::builtin_corpus(), {"sketch.hashes=60", "lsh.bands=10", "verify.threshold=0.7"});
  const auto known = test::value_of(survey(*run, {}, {}));
  const Forecaster forecaster(run->signatures, *known->truth, known->distribution);
  const BandingGoal goal = goal_of(0.9);
  const auto suggestion = suggest_unverified(forecaster, *run, *known->truth, goal, {}).value();
  ASSERT_TRUE(suggestion.reached) << suggestion.sentence;
  EXPECT_EQ(suggestion.hashes, 60u);
  const auto chosen = removed_by_candidates(*run->signatures, *run->groups, suggestion.forecast.lsh, {}).value();
  BandingGoal sure = goal;
  sure.hashes = 60;
  int reaching = 0;
  for (std::uint32_t rows = 1; rows <= 12; ++rows)
    for (std::uint32_t bands = 1; bands * rows <= 60; ++bands) {
      const auto forecast = forecast_for(forecaster, {bands, rows, 0}, sure, {}).value();
      if (forecast.whole_recall.limits.low < goal.recall || forecast.at_threshold < goal.at_threshold) continue;
      ++reaching;
      EXPECT_LE(chosen.documents,
                removed_by_candidates(*run->signatures, *run->groups, {bands, rows, 0}, {}).value().documents)
          << bands << " x " << rows;
    }
  EXPECT_GT(reaching, 5);
  EXPECT_NE(suggestion.sentence.find(", " + std::to_string(chosen.documents) + ", of all"), std::string::npos)
      << suggestion.sentence;
  EXPECT_NE(suggestion.sentence.find("90.00 % of the different pairs with similarity 0.70 or more for 95 of 100 hash"),
            std::string::npos)
      << suggestion.sentence;
}

TEST(UnverifiedBanding, gives_the_cost_of_every_alternative_with_longer_signatures_if_needed) {
  const auto run = test::run_on(test::builtin_corpus(), {"verify.threshold=0.7"});
  const auto known = test::value_of(survey(*run, {}, {}));
  std::vector<BandingAlternative> alternatives(2);
  alternatives[0].forecast.lsh = run->recipe.lsh;
  alternatives[1].forecast.lsh = {101, 1, 0};
  ASSERT_TRUE(add_unverified_prices(alternatives, *run, *known->truth, 0.7, {}));
  ASSERT_TRUE(alternatives[0].unverified);
  const auto expected = price_of_not_verifying(*run, {}).value();
  EXPECT_EQ(alternatives[0].unverified->by_candidates, expected.by_candidates);
  EXPECT_EQ(alternatives[0].unverified->by_verified, expected.by_verified);
  const auto longer = test::run_on(test::builtin_corpus(),
                                   {"sketch.hashes=101", "lsh.bands=101", "lsh.rows=1", "verify.threshold=0.7"});
  const auto of_longer = price_of_not_verifying(*longer, {}).value();
  ASSERT_TRUE(alternatives[1].unverified);
  EXPECT_EQ(alternatives[1].unverified->by_candidates, of_longer.by_candidates);
  EXPECT_EQ(alternatives[1].unverified->by_verified, of_longer.by_verified);
}

TEST(UnverifiedBanding, longer_signatures_than_the_run_has_are_refused) {
  const auto run = test::run_on(test::builtin_corpus(), {"verify.threshold=0.7"});
  const auto known = test::value_of(survey(*run, {}, {}));
  const Forecaster forecaster(run->signatures, *known->truth, known->distribution);
  EXPECT_EQ(suggest_unverified(forecaster, *run, *known->truth, goal_of(0.9, 200), {}).error().code,
            ErrorCode::bad_usage);
  EXPECT_EQ(suggest_banding(forecaster, goal_of(0.9, 100), {}).error().code, ErrorCode::bad_usage);
}

}  // namespace
}  // namespace lookalike
