#include "ui/models/sweep/sweep_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

SweepPace pace_of(std::initializer_list<double> rows) {
  SweepPace pace;
  for (const double at : rows) pace.add(at);
  return pace;
}

TEST(SweepPace, tells_nothing_before_a_few_rows_and_a_second) {
  EXPECT_FALSE(SweepPace().remaining(100, 10));
  EXPECT_FALSE(pace_of({20, 40}).remaining(60, 10));
  EXPECT_FALSE(pace_of({0.1, 0.2, 0.3}).remaining(0.4, 10));
  EXPECT_TRUE(pace_of({0.1, 0.2, 1.2}).remaining(1.2, 10));
}

TEST(SweepPace, is_that_of_the_rows_of_this_run) {
  const SweepPace pace = pace_of({10, 11, 12, 13, 14});
  EXPECT_DOUBLE_EQ(pace.remaining(14, 600).value(), 600) << "what came before the first row comes once";
  EXPECT_DOUBLE_EQ(pace.remaining(14.5, 600).value(), 599.5);
}

TEST(SweepPace, is_slowed_by_a_row_that_takes_longer) {
  const SweepPace pace = pace_of({1, 1.5, 2});
  EXPECT_DOUBLE_EQ(pace.remaining(61, 11).value(), 200);
  EXPECT_FALSE(pace.remaining(61, 0));
}

TEST(SweepPace, is_told_in_whole_seconds_or_not_at_all) {
  EXPECT_EQ(remaining_text(0.0001), "");
  EXPECT_EQ(remaining_text(0.6), "about 1 s left");
  EXPECT_EQ(remaining_text(9.87), "about 10 s left");
  EXPECT_EQ(remaining_text(59.7), "about 1 min 00 s left");
  EXPECT_EQ(remaining_text(176.2), "about 2 min 56 s left");
}

}  // namespace
}  // namespace lookalike
