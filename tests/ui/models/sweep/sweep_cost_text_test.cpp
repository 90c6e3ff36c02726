#include "ui/models/sweep/sweep_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

QString text(std::uint64_t rows, std::optional<double> seconds, std::uint64_t joins = 0,
             std::optional<double> join = {}, std::optional<std::uint32_t> looser_than = {}) {
  return cost_text({rows, joins, seconds, looser_than}, join);
}

TEST(CostText, says_rows_and_time) {
  EXPECT_EQ(text(482, 40.2), "482 rows, about 40 s");
  EXPECT_EQ(text(1, 0.2), "1 row, less than 1 s");
}

TEST(CostText, says_when_nothing_was_timed) {
  EXPECT_EQ(text(2, {}), "2 rows; time not known yet: no row of this corpus was timed");
}

TEST(CostText, adds_the_exact_comparisons_or_says_that_they_come_to_it) {
  EXPECT_EQ(text(2, 10, 3, 5.0), "2 rows, about 25 s");
  EXPECT_EQ(text(2, 10, 3), "2 rows, about 10 s; not timed yet: the exact comparison");
}

TEST(CostText, promises_no_more_than_is_known_of_looser_settings) {
  EXPECT_EQ(text(2, 10, 0, {}, 5), "2 rows, 10 s or more; not timed yet: r < 5");
  EXPECT_EQ(text(2, 0.25, 0, {}, 5), "2 rows, 250 ms or more; not timed yet: r < 5");
  EXPECT_EQ(text(2, 10, 1, {}, 5), "2 rows, 10 s or more; not timed yet: r < 5, the exact comparison");
}

TEST(SecondsOfJoin, are_what_the_stages_leave) {
  EXPECT_EQ(seconds_of_join({9, 4, 30.0, {}}, 50), 5.0);
  EXPECT_EQ(seconds_of_join({9, 4, 30.0, {}}, 20), 0.0);
  EXPECT_EQ(seconds_of_join({9, 0, 30.0, {}}, 50), std::nullopt);
}

TEST(TimedRuns, have_the_values_of_the_rows) {
  SweepTable table;
  table.plan.axes = {{"shingles.k", {"2", "3"}}};
  table.rows.resize(1);
  table.rows[0].values = {"3"};
  table.rows[0].seconds.sign = 4;
  const auto runs = timed_runs(table);
  ASSERT_EQ(runs.size(), 1U);
  EXPECT_EQ(runs[0].recipe.shingles.k, 3U);
  EXPECT_EQ(runs[0].seconds.sign, 4);
}

}  // namespace
}  // namespace lookalike
