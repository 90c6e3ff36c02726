#include "ui/models/sweep/sweep_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

SweepTime time_of(const std::vector<std::string>& values, const std::string& reference = {}) {
  SweepPlan plan;
  plan.axes = {{"shingles.k", values}};
  plan.reference = reference;
  return SweepTime::of(plan, 1'000).value();
}

SweepTime timed(SweepTime time, double shingle) {
  time.learn(Recipe(), {.shingle = shingle});
  return time;
}

TEST(CostText, says_rows_and_time) {
  EXPECT_EQ(cost_text(timed(time_of({"2", "3", "4", "5"}), 10)), "4 rows, about 40 s");
  EXPECT_EQ(cost_text(timed(time_of({"2"}), 0.2)), "1 row, less than 1 s");
}

TEST(CostText, says_when_nothing_was_timed) {
  EXPECT_EQ(cost_text(time_of({"2", "3"})), "2 rows; time not known yet: no row of this corpus was timed");
}

TEST(CostText, adds_the_exact_comparisons_or_says_that_they_come_to_it) {
  SweepTime time = timed(time_of({"2", "3"}, "own"), 5);
  EXPECT_EQ(cost_text(time), "2 rows, about 10 s; not timed yet: the exact comparison");
  time.learn_join(5);
  EXPECT_EQ(cost_text(time), "2 rows, about 20 s");
}

TEST(RemainingText, is_in_whole_seconds_or_nothing) {
  EXPECT_EQ(remaining_text(0.0001), "");
  EXPECT_EQ(remaining_text(0.6), "about 1 s left");
  EXPECT_EQ(remaining_text(9.87), "about 10 s left");
  EXPECT_EQ(remaining_text(59.7), "about 1 min 00 s left");
  EXPECT_EQ(remaining_text(176.2), "about 2 min 56 s left");
}

}  // namespace
}  // namespace lookalike
