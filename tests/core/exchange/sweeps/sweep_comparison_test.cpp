#include "core/exchange/sweeps/sweep_comparison.h"

#include <gmock/gmock.h>

#include "tests/core/exchange/sweeps/sweep_tables.h"

namespace lookalike {
namespace {

using test::plan_of;
using test::row_of;
using testing::ElementsAre;

SweepTable beside(const SweepPlan& plan, std::vector<SweepRow> rows, SourceTable source) {
  return {{"name", "source", std::move(source), {}}, {}, plan, {}, std::move(rows)};
}

TEST(SweepComparison, puts_rows_of_the_same_values_side_by_side) {
  const auto made =
      compare_with_source(beside(plan_of({}, {"shingles.k=2,3"}), {row_of({"2"}, 10), row_of({"3"}, 8)},
                                 {{"shingles.k", "similar", "its_own"}, {{"3", "7", "x"}, {"2", "", ""}}}));
  EXPECT_THAT(made.keys, ElementsAre("shingles.k"));
  EXPECT_THAT(made.columns, ElementsAre("similar", "its_own"));
  EXPECT_THAT(made.rows, ElementsAre(ComparedRow{{"2"}, {{10, ""}, {std::nullopt, ""}}},
                                     ComparedRow{{"3"}, {{8, "7"}, {std::nullopt, "x"}}}));
}

TEST(SweepComparison, takes_the_mean_of_repeated_runs) {
  const auto made =
      compare_with_source(beside(plan_of({}, {"shingles.k=2"}), {row_of({"2"}, 10, 1.5, 1), row_of({"2"}, 12, 2.5, 2)},
                                 {{"shingles.k", "similar", "seconds_total"}, {{"2", "9", "80"}}}));
  EXPECT_THAT(made.rows, ElementsAre(ComparedRow{{"2"}, {{11, "9"}, {2, "80"}}}));
}

TEST(SweepComparison, repeats_a_row_of_the_source_for_every_row_it_covers) {
  const auto made = compare_with_source(beside(plan_of({}, {"shingles.k=2", "shingles.keep_empty=drop,keep"}),
                                               {row_of({"2", "drop"}, 1), row_of({"2", "keep"}, 5)},
                                               {{"shingles.k", "similar"}, {{"2", "5"}}}));
  EXPECT_THAT(made.rows, ElementsAre(ComparedRow{{"2", "drop"}, {{1, "5"}}}, ComparedRow{{"2", "keep"}, {{5, "5"}}}));
}

TEST(SweepComparison, lists_rows_that_only_one_side_has) {
  const auto made = compare_with_source(beside(plan_of({}, {"sample.size=100,1424"}), {row_of({"1424"}, 3)},
                                               {{"sample.size", "similar"}, {{"5000", "9"}, {"5000", "8"}}}));
  EXPECT_THAT(made.rows, ElementsAre(ComparedRow{{"1424"}, {{3, ""}}}, ComparedRow{{"5000"}, {{std::nullopt, "9"}}},
                                     ComparedRow{{"5000"}, {{std::nullopt, "8"}}}));
}

TEST(SweepComparison, of_a_sweep_without_axes_is_one_row) {
  const auto made =
      compare_with_source(beside(plan_of({}, {}), {row_of({}, 3, 0.25)}, {{"seconds_total"}, {{"108.81"}}}));
  EXPECT_THAT(made.rows, ElementsAre(ComparedRow{{}, {{0.25, "108.81"}}}));
}

TEST(SweepComparison, without_a_source_is_empty) {
  EXPECT_TRUE(compare_with_source(beside(plan_of({}, {}), {row_of({}, 3)}, {})).rows.empty());
}

TEST(SweepComparison, is_shown_as_aligned_lines) {
  const SweepComparison made{{"shingles.k"}, {"similar", "seconds_total"}, {{{"2"}, {{10, "9"}, {0.123456, ""}}}}};
  EXPECT_EQ(to_string(made),
            "shingles.k  similar  seconds_total\n"
            "2           10 / 9   0.1235 / -\n");
}

}  // namespace
}  // namespace lookalike
