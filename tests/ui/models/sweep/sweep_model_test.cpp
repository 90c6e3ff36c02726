#include "ui/models/sweep/sweep_model.h"

#include <gmock/gmock.h>

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>

#include "tests/support/sweep_rows.h"

namespace lookalike {
namespace {

using test::row;
using test::table_over;
using testing::ElementsAre;

SweepTable of_bands() {
  SweepTable table = table_over({{"lsh", {"20x5"}}});
  table.rows = {row({"20", "5"}, 1'234, 9, 1), row({"9", "5"}, 99, 5, 5), row({"100", "1"}, 50'000, 0, 0),
                row({"10", "10"}, 1'234, 10, 0)};
  return table;
}

class SweepModelTest : public testing::Test {
 protected:
  QString cell(int r, int c) const { return model.data(model.index(r, c), Qt::DisplayRole).toString(); }
  std::vector<std::string> column(int c) const {
    std::vector<std::string> texts;
    for (int r = 0; r < model.rowCount(); ++r) texts.push_back(cell(r, c).toStdString());
    return texts;
  }

  void show(const SweepTable& table) { model.set_table(table, settings_of(table, 0.85)); }
  void add(const SweepRow& row) {
    SweepTable longer = model.table();
    longer.rows.push_back(row);
    show(longer);
  }

  SweepModel model;
  QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

constexpr int kBands = 0, kCandidates = 2, kRecall = 3;

TEST_F(SweepModelTest, shows_values_and_measures) {
  SweepTable table = table_over({{"lsh", {"20x5"}}});
  table.rows = {row({"20", "5"}, 1'234, 9, 1)};
  show(table);
  add(row({"10", "10"}, 5'000, 10, 0));
  ASSERT_EQ(model.rowCount(), 2);
  EXPECT_EQ(cell(0, 0), "20");
  EXPECT_EQ(cell(0, 1), "5");
  EXPECT_EQ(cell(0, 2), QStringLiteral("1234"));
  EXPECT_EQ(cell(0, 4), "1");
  EXPECT_EQ(cell(0, kRecall), QStringLiteral("90.0 %")) << "next to the candidates";
  EXPECT_EQ(cell(1, 0), "10");
  EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), "candidates");
  table.plan.reference.clear();
  show(table);
  EXPECT_EQ(model.columnCount(), 2 + 3) << "no recall without a truth";
}

TEST_F(SweepModelTest, names_the_pairs_that_rows_are_compared_with) {
  SweepTable table = table_over({{"shingles.k", {"3", "5"}}});
  table.plan.reference = "shingles.k=3,verify.threshold=0.8";
  table.rows = {row({"5"}, 1'234, 9, 3)};
  table.rows[0].against_truth->not_here = 2;
  table.rows[0].against_truth->false_positives = 4;
  show(table);
  QStringList names, numbers;
  for (int c = 0; c < model.columnCount(); ++c) {
    names << model.headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    numbers << cell(0, c);
  }
  EXPECT_EQ(names, (QStringList{"Shingle length k", "candidates", "recall", "missed", "similar pairs",
                                "pairs at k = 3, t = 0.8", "found", "only here", "not here", "identical pairs",
                                "precision", "time"}));
  EXPECT_EQ(numbers.mid(3, 6), (QStringList{"3", "9", "12", "9", "4", "2"}));
  EXPECT_TRUE(model.headerData(3, Qt::Horizontal, Qt::ToolTipRole).toString().endsWith("are pairs at k = 3, t = 0.8."));
  table.plan.reference = kPlantedFamilies;
  show(table);
  EXPECT_EQ(model.headerData(5, Qt::Horizontal, Qt::DisplayRole).toString(), "planted or identical pairs");
}

TEST_F(SweepModelTest, counts_true_pairs_if_settings_have_their_own) {
  for (const auto& [key, columns] : {std::pair("shingles.k", 9), std::pair("verify.threshold", 9),
                                     std::pair("sketch.hashes", 8), std::pair("sketch.seed", 8)}) {
    SweepTable table = table_over({{key, {"5"}}});
    table.rows = {row({"5"}, 1'234, 9, 1)};
    show(table);
    EXPECT_EQ(model.columnCount(), columns) << key;
  }
}

// Exact verification finds only similar pairs.
TEST_F(SweepModelTest, counts_wrong_pairs_against_the_own_truth_if_there_can_be_any) {
  SweepTable table = of_bands();
  show(table);
  const int exact = model.columnCount();
  table.plan.base.verify.by = VerifyBy::signature;
  show(table);
  EXPECT_EQ(model.columnCount(), exact + 2) << "found and only here";
}

TEST_F(SweepModelTest, sorts_by_number_and_not_by_text) {
  show(of_bands());
  model.sort(kBands, Qt::AscendingOrder);
  EXPECT_THAT(column(kBands), ElementsAre("9", "10", "20", "100"));
  model.sort(kBands, Qt::DescendingOrder);
  EXPECT_THAT(column(kBands), ElementsAre("100", "20", "10", "9"));
  model.sort(kCandidates, Qt::AscendingOrder);
  EXPECT_THAT(column(kBands), ElementsAre("9", "20", "10", "100")) << "ties stay in run order";
  model.sort(kCandidates, Qt::DescendingOrder);
  EXPECT_THAT(column(kBands), ElementsAre("100", "20", "10", "9"));
  model.sort(-1, Qt::AscendingOrder);
  EXPECT_THAT(column(kBands), ElementsAre("20", "9", "100", "10")) << "run order";
}

// 100 x 1 has no pair to find, so its recall is unknown.
TEST_F(SweepModelTest, puts_unknown_values_last_in_both_directions) {
  show(of_bands());
  model.sort(kRecall, Qt::AscendingOrder);
  EXPECT_THAT(column(kBands), ElementsAre("9", "20", "10", "100"));
  model.sort(kRecall, Qt::DescendingOrder);
  EXPECT_THAT(column(kBands), ElementsAre("10", "20", "9", "100"));
}

TEST_F(SweepModelTest, sorts_names_after_numbers_and_alphabetically) {
  SweepTable table = table_over({{"verify.prefix", {"off", "10", "2"}}});
  table.rows = {row({"off"}, 1, 1, 0), row({"10"}, 1, 1, 0), row({"2"}, 1, 1, 0)};
  show(table);
  model.sort(0, Qt::AscendingOrder);
  EXPECT_THAT(column(0), ElementsAre("2", "10", "off"));
  table = table_over({{"verify.by", {}}});
  table.rows = {row({"signature"}, 1, 1, 0), row({"exact"}, 1, 1, 0), row({"none"}, 1, 1, 0)};
  show(table);
  model.sort(0, Qt::DescendingOrder);
  EXPECT_THAT(column(0), ElementsAre("signature", "none", "exact"));
}

TEST_F(SweepModelTest, puts_a_new_row_in_sorted_position) {
  show(of_bands());
  model.sort(kBands, Qt::DescendingOrder);
  for (const char* bands : {"15", "200", "1", "20"}) add(row({bands, "1"}, 1, 1, 0));
  EXPECT_THAT(column(kBands), ElementsAre("200", "100", "20", "20", "15", "10", "9", "1"));
  EXPECT_THAT(column(1), ElementsAre("1", "1", "5", "1", "1", "10", "5", "1"));
  model.sort(-1, Qt::AscendingOrder);
  EXPECT_THAT(column(kBands), ElementsAre("20", "9", "100", "10", "15", "200", "1", "20"));
}

TEST_F(SweepModelTest, maps_shown_rows_to_rows_of_the_table) {
  show(of_bands());
  model.sort(kBands, Qt::AscendingOrder);
  EXPECT_EQ(model.row_at(0), 1U);
  EXPECT_EQ(model.row_at(1), 3U);
  EXPECT_EQ(model.row_at(2), 0U);
  EXPECT_EQ(model.row_at(3), 2U);
  EXPECT_EQ(model.table().rows[0].values[0], "20") << "the table itself stays in run order";
}

TEST_F(SweepModelTest, keeps_the_selection_on_its_row) {
  show(of_bands());
  QItemSelectionModel selection(&model);
  selection.setCurrentIndex(model.index(0, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  const auto selected = [&] { return cell(selection.currentIndex().row(), kBands).toStdString(); };
  for (const int by : {kBands, kCandidates, kRecall, -1}) {
    model.sort(by, Qt::DescendingOrder);
    EXPECT_EQ(selected(), "20");
    add(row({std::to_string(30 + by), "3"}, 100, 3, 3));
    EXPECT_EQ(selected(), "20");
  }
  SweepTable longer = model.table();
  longer.rows.push_back(row({"1", "1"}, 1, 1, 0));
  show(longer);
  EXPECT_EQ(model.rowCount(), 9);
  EXPECT_EQ(selected(), "20") << "a table that gains rows";
}

TEST_F(SweepModelTest, keeps_the_order_as_long_as_the_columns_are_the_same) {
  SweepTable table = of_bands();
  show(table);
  model.sort(kBands, Qt::AscendingOrder);
  table.rows = {row({"7", "1"}, 1, 1, 0), row({"3", "1"}, 1, 1, 0)};
  show(table);
  EXPECT_THAT(column(kBands), ElementsAre("3", "7"));
  EXPECT_EQ(model.sort_column(), kBands);
  SweepTable other = table_over({{"shingles.k", {"5", "3"}}});
  other.rows = {row({"5"}, 1, 1, 0), row({"3"}, 1, 1, 0)};
  show(other);
  EXPECT_THAT(column(0), ElementsAre("5", "3"));
  EXPECT_EQ(model.sort_column(), -1);
}

TEST_F(SweepModelTest, sorts_hash_seeds_too) {
  SweepTable table = table_over({{"lsh", {"20x5"}}});
  table.plan.repeat = 3;
  table.rows = {row({"20", "5"}, 3, 1, 0, 9), row({"20", "5"}, 2, 1, 0, 10), row({"20", "5"}, 1, 1, 0, 8)};
  show(table);
  EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), "hash seed");
  model.sort(2, Qt::AscendingOrder);
  EXPECT_THAT(column(2), ElementsAre("8", "mean", "9", "10"));
  EXPECT_THAT(column(3), ElementsAre("1", "2", "3", "2"));
}

TEST_F(SweepModelTest, shows_the_means_of_several_seeds_before_their_rows) {
  SweepTable table = table_over({{"lsh", {"20x5"}}});
  table.plan.repeat = 2;
  table.rows = {row({"20", "5"}, 2'000, 9, 1, 1), row({"10", "8"}, 700, 9, 1, 1)};
  show(table);
  add(row({"20", "5"}, 1'235, 10, 0, 2));
  add(row({"10", "8"}, 101, 10, 0, 2));
  EXPECT_THAT(column(kBands), ElementsAre("10", "10", "10", "20", "20", "20"));
  EXPECT_THAT(column(2), ElementsAre("mean", "1", "2", "mean", "1", "2"));
  EXPECT_THAT(column(3), ElementsAre("400.5", "700", "101", "1618", "2000", "1235"))
      << "below a thousand with a decimal";
  EXPECT_EQ(model.row_at(0), 1U);
  EXPECT_EQ(model.index_of(1).row(), 0) << "the setting that a plot selects";
  EXPECT_EQ(model.index_of(3).row(), 2);
  EXPECT_FALSE(model.link_at(model.index(0, 3))) << "no single run";
  EXPECT_TRUE(model.link_at(model.index(1, 3)));
  model.sort(3, Qt::DescendingOrder);
  EXPECT_THAT(column(2), ElementsAre("1", "mean", "2", "1", "mean", "2"));
}

// Of ten pairs, 20 x 5 finds 9 and 9 x 5 finds 5; 30 x 3 finds all, and 10 x 8 finds all with fewer candidates.
TEST_F(SweepModelTest, begins_with_the_best_and_marks_what_misses_the_goal) {
  SweepTable table = table_over({{"lsh", {"20x5"}}});
  table.rows = {row({"20", "5"}, 1'234, 9, 1), row({"9", "5"}, 99, 5, 5), row({"30", "3"}, 1'300, 10, 0),
                row({"10", "8"}, 700, 10, 0)};
  show(table);
  EXPECT_THAT(column(kBands), ElementsAre("10", "20", "30", "9"));
  const auto falls_short = [&](int r) { return model.data(model.index(r, 0), SweepModel::kIsBelowGoal).toBool(); };
  for (int r = 0; r < 4; ++r) EXPECT_EQ(falls_short(r), r == 3) << r;
  EXPECT_EQ(model.index_of(3).row(), 0);
  EXPECT_FALSE(model.index_of(4).isValid());
  model.set_table(table, settings_of(table, 0.4));
  EXPECT_THAT(column(kBands), ElementsAre("9", "10", "20", "30")) << "a lower goal";
}

}  // namespace
}  // namespace lookalike
