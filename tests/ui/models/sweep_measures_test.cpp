#include "ui/models/sweep_measures.h"

#include <gmock/gmock.h>

#include <QAbstractItemModelTester>

#include "ui/models/sweep_model.h"

namespace lookalike {
namespace {

using testing::ElementsAre;
using Numbers = std::vector<std::optional<double>>;

SweepRow row(std::vector<std::string> values, std::uint64_t candidates, std::uint64_t found, std::uint64_t missed) {
  SweepRow made;
  made.values = std::move(values);
  made.candidates = candidates;
  made.similar = found;
  made.against_truth = Confusion{found, 0, missed};
  made.seconds.total = 0.25;
  made.seed = 42;
  return made;
}

SweepTable table_over(std::initializer_list<SweepAxis> axes) {
  SweepTable table;
  table.plan.axes = axes;
  table.plan.truth = 0.5;
  return table;
}

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
  const std::vector<SweepRow> rows = {row({}, 100, 9, 1),   // best of few candidates
                                      row({}, 200, 9, 1),   // no better than the first, for more
                                      row({}, 300, 10, 0),  // finds all
                                      row({}, 300, 8, 2), row({}, 50, 5, 5)};
  EXPECT_THAT(pareto_rows(rows), ElementsAre(0, 2, 4));
}

TEST(SweepModel, tables_values_and_measures) {
  SweepModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  SweepTable table = table_over({{"lsh", {"20x5"}}});
  table.rows = {row({"20", "5"}, 1'234, 9, 1)};
  model.set_table(table);
  model.add_row(row({"10", "10"}, 5, 10, 0));
  ASSERT_EQ(model.rowCount(), 2);
  const auto cell = [&](int r, int c) { return model.data(model.index(r, c), Qt::DisplayRole).toString(); };
  EXPECT_EQ(cell(0, 0), "20");
  EXPECT_EQ(cell(0, 1), "5");
  EXPECT_EQ(cell(0, 2), QStringLiteral("1\u202F234"));
  EXPECT_EQ(cell(0, 4), "1");
  EXPECT_EQ(cell(0, 5), QStringLiteral("90.0 %"));
  EXPECT_EQ(cell(1, 0), "10");
  EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), "candidates");
  table.plan.truth.reset();
  model.set_table(table);
  EXPECT_EQ(model.columnCount(), 2 + 3) << "no recall without a truth";
}

}  // namespace
}  // namespace lookalike
