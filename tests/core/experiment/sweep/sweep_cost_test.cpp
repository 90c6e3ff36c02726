#include "core/experiment/sweep/sweep_cost.h"

#include <gtest/gtest.h>

#include "tests/core/experiment/sweep_support.h"

namespace lookalike {
namespace {

using test::plan_of;
using test::recipe_with;

constexpr std::uint64_t kDocuments = 1'000;

StageSeconds seconds_of(double clean, double shingle, double sign, double band, double verify) {
  StageSeconds s;
  s.read = 100;  // nothing is read again
  s.clean = clean;
  s.shingle = shingle;
  s.sign = sign;
  s.band = band;
  s.verify = verify;
  return s;
}

TimedRun run_of(const std::vector<std::string>& settings, const StageSeconds& seconds) {
  return {recipe_with(settings), seconds};
}

SweepCost cost(const SweepPlan& plan, const std::vector<TimedRun>& timed) {
  return cost_of(plan, kDocuments, timed).value();
}

TEST(SweepCost, is_not_known_before_anything_was_timed) {
  const SweepCost unknown = cost(plan_of({}, {"shingles.k=2,3,4"}), {});
  EXPECT_EQ(unknown.rows, 3U);
  EXPECT_EQ(unknown.seconds, std::nullopt);
}

TEST(SweepCost, redoes_only_the_stages_that_follow_what_is_varied) {
  const auto timed = run_of({}, seconds_of(1, 2, 4, 8, 16));
  EXPECT_DOUBLE_EQ(*cost(plan_of({}, {}), {timed}).seconds, 31);
  EXPECT_DOUBLE_EQ(*cost(plan_of({}, {"shingles.k=5,6,7"}), {timed}).seconds, 31 + 2 * 30);
  EXPECT_DOUBLE_EQ(*cost(plan_of({}, {"verify.by=exact,none"}), {timed}).seconds, 31 + 16);
}

TEST(SweepCost, is_that_of_whole_runs_where_they_are_timed_alone) {
  SweepPlan plan = plan_of({}, {"verify.by=exact,none"});
  plan.timed_alone = true;
  EXPECT_DOUBLE_EQ(*cost(plan, {run_of({}, seconds_of(1, 2, 4, 8, 16))}).seconds, 2 * 31);
}

TEST(SweepCost, grows_with_hash_values_documents_and_bands) {
  const std::vector<std::string> small = {"sketch.hashes=50", "lsh.bands=10", "lsh.rows=5", "sample.size=500"};
  const auto timed = run_of(small, seconds_of(1, 1, 1, 1, 1));
  const std::vector<std::string> large = {"sketch.hashes=100", "lsh.bands=20", "lsh.rows=5"};
  EXPECT_DOUBLE_EQ(*cost(plan_of(large, {}), {timed}).seconds, 2 * (1 + 1 + 2 + 2 + 2));
}

// One run for the stages that all share, then one pass a row count, as wide as its widest setting.
TEST(SweepCost, of_a_grid_is_one_pass_a_row_count) {
  const std::vector<std::string> n = {"sketch.hashes=4", "lsh.bands=1", "lsh.rows=1"};
  std::vector<TimedRun> timed;
  for (std::uint32_t rows = 1; rows <= 4; ++rows)
    for (std::uint32_t bands = 1; bands <= 4 / rows; ++bands) {
      timed.push_back(run_of(n, seconds_of(1, 2, 4, 0, 0)));
      timed.back().recipe.lsh = {bands, rows, 0};
      timed.back().seconds.verify = bands * (rows == 1 ? 1'000.0 : 10.0);
    }
  const SweepCost grid = cost(plan_of(n, {"lsh=grid"}), timed);
  EXPECT_EQ(grid.rows, 8U);
  EXPECT_DOUBLE_EQ(*grid.seconds, (1 + 2 + 4) + 10 + (4 * 1'000.0 + 2 * 10 + 10 + 10));
  EXPECT_EQ(grid.looser_than, std::nullopt);
}

TEST(SweepCost, says_when_settings_are_looser_than_any_that_was_timed) {
  const auto timed = run_of({}, seconds_of(1, 1, 1, 1, 1));  // 20 x 5
  EXPECT_EQ(cost(plan_of({}, {"lsh=20x5,10x10"}), {timed}).looser_than, std::nullopt);
  EXPECT_EQ(cost(plan_of({}, {"lsh=50x2,10x10"}), {timed}).looser_than, 5U);
}

TEST(SweepCost, goes_by_the_run_that_shares_most_stages) {
  const auto like = run_of({"shingles.k=3"}, seconds_of(1, 1, 1, 1, 1));
  const auto unlike = run_of({"shingles.k=9"}, seconds_of(7, 7, 7, 7, 7));
  for (const auto& timed : {std::vector{like, unlike}, std::vector{unlike, like}})
    EXPECT_DOUBLE_EQ(*cost(plan_of({"shingles.k=3"}, {}), timed).seconds, 5);
}

TEST(SweepCost, goes_by_what_was_timed_at_any_threshold) {
  const auto loose = run_of({"verify.threshold=0.8", "lsh.bands=50", "lsh.rows=2"}, seconds_of(1, 1, 1, 1, 9));
  const auto strict = run_of({"verify.threshold=0.5", "lsh.bands=20", "lsh.rows=5"}, seconds_of(1, 1, 1, 1, 1));
  const SweepCost loosest = cost(plan_of({"verify.threshold=0.5", "lsh.bands=50", "lsh.rows=2"}, {}), {strict, loose});
  EXPECT_DOUBLE_EQ(*loosest.seconds, 13);
  EXPECT_EQ(loosest.looser_than, std::nullopt);
}

TEST(SweepCost, finds_every_row_of_a_large_table) {
  const SweepPlan plan = plan_of({}, {"shingles.k=2,3,4,5,6,7,8,9,10,11", "sketch.hashes=100,200,300,400,500"});
  std::vector<TimedRun> timed;
  double all = 0;
  for (int k = 2; k <= 11; ++k)
    for (int n = 100; n <= 500; n += 100) {
      timed.push_back(run_of({"shingles.k=" + std::to_string(k), "sketch.hashes=" + std::to_string(n)},
                             seconds_of(0, 0, k + n, 0, 0)));
      all += k + n;
    }
  EXPECT_DOUBLE_EQ(*cost(plan, timed).seconds, all);
}

TEST(SweepCost, counts_one_exact_comparison_for_the_same_shingles) {
  SweepPlan plan = plan_of({}, {"shingles.k=2,3", "lsh=20x5,10x10,5x20"});
  EXPECT_EQ(cost(plan, {}).joins, 0U);
  plan.reference = "own";
  EXPECT_EQ(cost(plan, {}).joins, 2U);
}

TEST(SweepCost, has_the_errors_of_the_plan) {
  SweepPlan plan = plan_of({}, {});
  plan.repeat = 0;
  EXPECT_EQ(cost_of(plan, kDocuments, {}).error().code, ErrorCode::bad_usage);
}

}  // namespace
}  // namespace lookalike
