#include "ui/models/sweep/sweep_measures.h"

#include <gmock/gmock.h>

#include "core/pipeline/recipe.h"
#include "tests/support/sweep_rows.h"

namespace lookalike {
namespace {

using test::row;
using test::table_over;
using testing::ElementsAre;
using Numbers = std::vector<std::optional<double>>;

const SweepMeasure& measure(std::string_view column) {
  return *std::ranges::find_if(sweep_measures(), [&](const SweepMeasure& m) { return column == m.column; });
}

TEST(SweepLines, are_means_over_the_seeds) {
  SweepTable table = table_over({{"shingles.k", {"3", "5"}}});
  table.rows = {row({"3"}, 100, 10, 0), row({"3"}, 140, 10, 0), row({"5"}, 50, 8, 2)};
  const SweepLines lines = lines_of(table, measure("candidates"));
  EXPECT_EQ(lines.categories, (QStringList{"3", "5"}));
  ASSERT_EQ(lines.series.size(), 1U);
  EXPECT_EQ(lines.series[0].numbers, (Numbers{120, 50}));
  EXPECT_EQ(lines_of(table, measure("recall")).series[0].numbers, (Numbers{1, 0.8}));
}

TEST(SweepLines, have_one_series_a_combination_of_the_other_values) {
  SweepTable table = table_over({{"lsh", {"20x5", "10x10"}}, {"shingles.k", {"3", "5"}}});
  table.rows = {row({"20", "5", "3"}, 1, 1, 0), row({"20", "5", "5"}, 2, 1, 0), row({"10", "10", "5"}, 3, 1, 0)};
  const SweepLines lines = lines_of(table, measure("candidates"));
  EXPECT_EQ(lines.categories, (QStringList{"20 \u00D7 5", "10 \u00D7 10"}));
  ASSERT_EQ(lines.series.size(), 2U);
  EXPECT_EQ(lines.series[0].numbers, (Numbers{1, std::nullopt}));
  EXPECT_EQ(lines.series[1].numbers, (Numbers{2, 3}));
}

TEST(SweepLines, without_a_truth_know_no_recall) {
  SweepTable table = table_over({{"shingles.k", {"3"}}});
  table.rows = {row({"3"}, 1, 1, 0)};
  table.rows[0].against_truth.reset();
  EXPECT_EQ(lines_of(table, measure("recall")).series[0].numbers, (Numbers{std::nullopt}));
}

TEST(SourceLine, lies_beside_the_same_categories) {
  SweepTable table = table_over({{"shingles.k", {"3", "5"}}});
  table.rows = {row({"3"}, 100, 10, 0), row({"5"}, 50, 8, 2)};
  table.source_table = {{"shingles.k", "candidates"}, {{"5", "7"}, {"3", "9"}}};
  EXPECT_EQ(source_line(table, measure("candidates"), {"3", "5"}), (Numbers{9, 7}));
  EXPECT_TRUE(source_line(table, measure("recall"), {"3", "5"}).empty());
}

TEST(WithRow, sets_the_values_and_the_seed) {
  SweepTable table = table_over({{"lsh", {"20x5"}}});
  Recipe recipe;
  recipe.shingles.k = 7;
  SweepRow chosen = row({"10", "8"}, 1, 1, 0);
  chosen.seed = 3;
  const Recipe adopted = with_row(recipe, table.plan, chosen);
  EXPECT_EQ(adopted.lsh.bands, 10U);
  EXPECT_EQ(adopted.lsh.rows, 8U);
  EXPECT_EQ(adopted.sketch.seed, 3U);
  EXPECT_EQ(adopted.shingles.k, 7U);
}

TEST(ParetoRows, are_those_that_no_other_beats) {
  const std::vector<SweepRow> rows = {row({"1"}, 100, 9, 1),   // best of few candidates
                                      row({"2"}, 200, 9, 1),   // no better than the first, for more
                                      row({"3"}, 300, 10, 0),  // finds all
                                      row({"4"}, 300, 8, 2), row({"5"}, 50, 5, 5)};
  EXPECT_THAT(pareto_rows(rows), ElementsAre(0, 2, 4));
}

TEST(SweepLines, say_how_many_combinations_they_leave_out) {
  SweepTable table = table_over({{"shingles.k", {"3"}}, {"sketch.hashes", {}}});
  for (int n = 1; n <= 9; ++n) table.rows.push_back(row({"3", std::to_string(n)}, 1, 1, 0));
  const SweepLines lines = lines_of(table, measure("candidates"));
  EXPECT_EQ(lines.series.size(), SweepLines::kMost);
  EXPECT_EQ(lines.series_left_out, 9 - SweepLines::kMost);
}

SweepRow timed(std::vector<std::string> values, const StageSeconds& seconds) {
  SweepRow made = row(std::move(values), 1, 1, 0);
  made.seconds = seconds;
  return made;
}

StageSeconds seconds(double read, double clean, double shingle, double sign, double band, double verify) {
  StageSeconds s;
  s.read = read;
  s.clean = clean;
  s.shingle = shingle;
  s.sign = sign;
  s.band = band;
  s.verify = verify;
  s.total = read + clean + shingle + sign + band + verify;
  return s;
}

TEST(StageMeasures, are_the_stages_in_order_and_mean_over_the_seeds) {
  SweepTable table = table_over({{"shingles.k", {"3", "5"}}});
  table.rows = {timed({"3"}, seconds(1, 2, 3, 4, 5, 6)), timed({"3"}, seconds(3, 4, 5, 6, 7, 8)),
                timed({"5"}, seconds(10, 20, 30, 40, 50, 60))};
  const std::vector<std::pair<std::string, Numbers>> expected = {
      {"clean", {3, 20}}, {"shingle", {4, 30}}, {"sign", {5, 40}}, {"band", {6, 50}}, {"verify", {7, 60}}};
  ASSERT_EQ(stage_measures().size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const SweepMeasure& stage = stage_measures()[i];
    EXPECT_EQ(stage.name.toStdString(), expected[i].first);
    EXPECT_EQ(stage.column, "seconds_" + expected[i].first);
    EXPECT_EQ(lines_of(table, stage).series[0].numbers, expected[i].second);
  }
}

TEST(StageMeans, are_of_all_rows_and_leave_reading_out) {
  const std::vector<SweepRow> rows = {timed({"3"}, seconds(1, 2, 3, 4, 5, 6)), timed({"5"}, seconds(1, 1, 1, 1, 1, 1))};
  const auto means = stage_means(rows);
  ASSERT_EQ(means.size(), 5U);
  const double expected[] = {1.5, 2, 2.5, 3, 3.5};
  for (std::size_t i = 0; i < means.size(); ++i) {
    EXPECT_EQ(means[i].seconds, expected[i]);
    EXPECT_EQ(means[i].share, expected[i] / 12.5);
    EXPECT_EQ(means[i].stage, i + 1) << "the colours are those of all stages";
  }
  EXPECT_EQ(means.front().name, "clean");
}

TEST(SweepMeasures, time_leaves_out_the_reading_that_all_rows_share) {
  const SweepMeasure& time = measure("seconds_after_reading");
  EXPECT_EQ(time.of(timed({"3"}, seconds(100, 2, 3, 4, 5, 6))), 20);
  SweepTable table = table_over({{"shingles.k", {"3"}}});
  table.rows = {timed({"3"}, seconds(1, 2, 3, 4, 5, 6))};
  table.source_table = {{"shingles.k", "seconds_total"}, {{"3", "104.9"}}};
  EXPECT_EQ(source_line(table, time, {"3"}), (Numbers{104.9}));
}

TEST(RowsOfFirstLine, are_those_that_the_first_line_is_of) {
  SweepTable table = table_over({{"shingles.k", {"3", "5"}}, {"verify.threshold", {"0.5", "0.8"}}});
  table.rows = {row({"3", "0.5"}, 1, 1, 0), row({"3", "0.8"}, 2, 1, 0), row({"5", "0.5"}, 3, 1, 0)};
  const auto rows = rows_of_first_line(table);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].candidates, 1U);
  EXPECT_EQ(rows[1].candidates, 3U);
  EXPECT_TRUE(rows_of_first_line(table_over({{"shingles.k", {"3"}}})).empty());
}

TEST(OtherAxes, are_named) {
  EXPECT_EQ(other_axes_text(table_over({{"lsh", {"20x5"}}}).plan), "");
  const QString name = QString::fromStdString(std::string(find_parameter("verify.threshold")->label));
  EXPECT_EQ(other_axes_text(table_over({{"lsh", {"20x5"}}, {"verify.threshold", {"0.5"}}}).plan), name);
}

SweepRow seeded(const char* k, std::uint64_t candidates, std::uint64_t found, std::uint64_t missed) {
  return row({k}, candidates, found, missed);
}

TEST(MeansOf, have_one_number_a_setting) {
  const std::vector<SweepRow> rows = {seeded("3", 100, 9, 1), seeded("5", 7, 9, 1), seeded("3", 140, 7, 3)};
  const auto means = means_of(rows, measure("candidates"));
  ASSERT_EQ(means.size(), 2U);
  EXPECT_EQ(means[0].row, 0U);
  EXPECT_EQ(means[0].number, 120);
  EXPECT_EQ(means[0].runs, 2U);
  EXPECT_EQ(means[1].row, 1U);
  EXPECT_EQ(means[1].number, 7);
  EXPECT_NEAR(means_of(rows, measure("recall"))[0].number, 0.8, 1e-12);
}

// One lucky seed of "5" finds all with the fewest candidates; in the mean "3" finds more.
TEST(ParetoRows, are_of_means_over_the_seeds) {
  const std::vector<SweepRow> rows = {seeded("5", 10, 10, 0), seeded("5", 110, 2, 8), seeded("3", 50, 9, 1),
                                      seeded("3", 50, 9, 1), seeded("8", 55, 9, 1)};
  EXPECT_THAT(pareto_rows(rows), ElementsAre(2));
}

TEST(SliceOfRows, has_the_settings_with_so_many_rows) {
  SweepTable table = table_over({{"lsh", {"grid"}}});
  table.rows = {row({"1", "2"}, 1, 1, 0), row({"2", "5"}, 2, 1, 0), row({"20", "5"}, 3, 1, 0)};
  const SweepTable slice = slice_of_rows(table, 5);
  ASSERT_EQ(slice.rows.size(), 2U);
  EXPECT_EQ(values_text(slice.rows[0]), QStringLiteral("2 \u00D7 5"));
  EXPECT_EQ(values_text(slice.rows[1]), QStringLiteral("20 \u00D7 5"));
  EXPECT_TRUE(slice_of_rows(table, 3).rows.empty());
}

TEST(FirstRows, are_all_or_so_many) {
  SweepTable table = table_over({{"shingles.k", {"1", "2", "3"}}});
  table.rows = {row({"1"}, 1, 1, 0), row({"2"}, 2, 1, 0), row({"3"}, 3, 1, 0)};
  EXPECT_EQ(first_rows(table, 3).rows.size(), 3U);
  ASSERT_EQ(first_rows(table, 2).rows.size(), 2U);
  EXPECT_EQ(first_rows(table, 2).rows.back().values.front(), "2");
}

}  // namespace
}  // namespace lookalike
