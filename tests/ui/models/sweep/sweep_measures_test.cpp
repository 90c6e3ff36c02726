#include "ui/models/sweep/sweep_measures.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/pipeline/recipe.h"
#include "tests/support/sweep_rows.h"
#include "ui/models/sweep/sweep_model.h"

namespace lookalike {
namespace {

using test::row;
using test::table_over;
using testing::ElementsAre;
using Numbers = std::vector<std::optional<double>>;

const SweepMeasure& measure(std::string_view column) {
  return measure_of(column);
}

Numbers means(const SweepSeries& series) {
  Numbers numbers;
  for (const auto& spread : series.numbers) numbers.push_back(spread ? std::optional(spread->mean) : std::nullopt);
  return numbers;
}

TEST(SweepLines, are_means_over_the_seeds) {
  SweepTable table = table_over({{"shingles.k", {"3", "5"}}});
  table.rows = {row({"3"}, 100, 10, 0), row({"3"}, 140, 10, 0), row({"5"}, 50, 8, 2)};
  const SweepLines lines = lines_of(table, measure("candidates"));
  EXPECT_EQ(lines.categories, (QStringList{"3", "5"}));
  ASSERT_EQ(lines.series.size(), 1U);
  EXPECT_EQ(means(lines.series[0]), (Numbers{120, 50}));
  EXPECT_EQ(means(lines_of(table, measure("recall")).series[0]), (Numbers{1, 0.8}));
}

TEST(SweepLines, have_one_series_for_each_combination_of_the_other_values) {
  SweepTable table = table_over({{"lsh", {"20x5", "10x10"}}, {"shingles.k", {"3", "5"}}});
  table.rows = {row({"20", "5", "3"}, 1, 1, 0), row({"20", "5", "5"}, 2, 1, 0), row({"10", "10", "5"}, 3, 1, 0)};
  const SweepLines lines = lines_of(table, measure("candidates"));
  EXPECT_EQ(lines.categories, (QStringList{"20 \u00D7 5", "10 \u00D7 10"}));
  ASSERT_EQ(lines.series.size(), 2U);
  EXPECT_EQ(means(lines.series[0]), (Numbers{1, std::nullopt}));
  EXPECT_EQ(means(lines.series[1]), (Numbers{2, 3}));
  EXPECT_EQ(lines.series[0].name, "k = 3");
  EXPECT_EQ(lines.series[1].name, "k = 5");
}

TEST(SweepValues, name_each_parameter_beside_another) {
  EXPECT_EQ(values_text(table_over({{"shingles.k", {"3"}}}).plan, row({"3"}, 1, 1, 0)), "k = 3");
  EXPECT_EQ(values_text(table_over({{"lsh", {"20x5"}}}).plan, row({"20", "5"}, 1, 1, 0)), "20 \u00D7 5");
  const SweepTable table = table_over({{"shingles.k", {"3"}}, {"lsh", {"20x5"}}, {"verify.threshold", {"0.5"}}});
  EXPECT_EQ(values_text(table.plan, row({"3", "20", "5", "0.5"}, 1, 1, 0)), "k = 3, 20 \u00D7 5, t = 0.5");
}

TEST(SweepLines, without_a_truth_have_no_recall) {
  SweepTable table = table_over({{"shingles.k", {"3"}}});
  table.rows = {row({"3"}, 1, 1, 0)};
  table.rows[0].against_truth.reset();
  EXPECT_EQ(means(lines_of(table, measure("recall")).series[0]), (Numbers{std::nullopt}));
}

TEST(SourceLine, matches_the_source_to_the_categories) {
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

std::vector<std::size_t> rows_of(const std::vector<SweepSetting>& settings, bool SweepSetting::*wanted) {
  std::vector<std::size_t> rows;
  for (const SweepSetting& setting : settings)
    if (setting.*wanted) rows.push_back(setting.row);
  return rows;
}

std::vector<std::size_t> rows_of(const std::vector<SweepSetting>& settings) {
  std::vector<std::size_t> rows;
  for (const SweepSetting& setting : settings) rows.push_back(setting.row);
  return rows;
}

// The rows find 9, 9, 10, 8 and 5 of ten pairs.
TEST(SettingsOf, begin_with_the_front_of_settings_that_reach_the_goal) {
  SweepTable table = table_over({{"sketch.hashes", {}}});
  table.rows = {row({"1"}, 100, 9, 1),   // the cheapest one that finds nine
                row({"2"}, 200, 9, 1),   // finds no more than the first, at a higher cost
                row({"3"}, 300, 10, 0),  // finds all pairs
                row({"4"}, 250, 8, 2), row({"5"}, 50, 5, 5)};
  const auto settings = settings_of(table, 0.85);
  EXPECT_THAT(rows_of(settings), ElementsAre(0, 2, 1, 3, 4));
  EXPECT_THAT(rows_of(settings, &SweepSetting::is_best), ElementsAre(0, 2));
  EXPECT_THAT(rows_of(settings, &SweepSetting::reaches_goal), ElementsAre(0, 2, 1));
  EXPECT_THAT(rows_of(settings_of(table, 0.4), &SweepSetting::is_best), ElementsAre(4, 0, 2)) << "a lower goal";
  EXPECT_TRUE(rows_of(settings_of(table, 0.4), &SweepSetting::reaches_goal).size() == 5);
}

// Known to reach the goal with 95 of 100 seeds: "2", with the fewest expected candidates, and "3".
TEST(SettingsOf, begin_with_the_suggested_one_if_it_is_known) {
  SweepTable table = table_over({{"sketch.hashes", {}}});
  table.rows = {row({"1"}, 100, 9, 1), row({"2"}, 350, 9, 1), row({"3"}, 300, 10, 0), row({"4"}, 250, 8, 2)};
  table.reached = {0.85, {{"2"}, {"3"}}};
  const auto settings = settings_of(table, 0.85);
  EXPECT_THAT(rows_of(settings), ElementsAre(1, 2, 0, 3)) << "although the seed has fewer candidates with 3";
  EXPECT_THAT(rows_of(settings, &SweepSetting::reaches_goal), ElementsAre(1, 2));
  EXPECT_THAT(rows_of(settings, &SweepSetting::is_recommended), ElementsAre(1));
  EXPECT_THAT(rows_of(settings, &SweepSetting::is_best), ElementsAre(2)) << "which beats it with this seed";
  EXPECT_THAT(rows_of(settings, &SweepSetting::is_lucky), ElementsAre(0));
  table.reached = {0.95, {{"2"}}};
  EXPECT_THAT(rows_of(settings_of(table, 0.95), &SweepSetting::is_unlucky), ElementsAre(1)) << "it finds 9 of 10";
  EXPECT_THAT(rows_of(settings_of(table, 0.8), &SweepSetting::reaches_goal), ElementsAre(0, 2, 3, 1)) << "another goal";
}

// As above: the sentence follows the recommendation, not the counts of one seed.
TEST(ReasonText, names_the_suggested_value_if_it_is_known) {
  SweepTable table = table_over({{"sketch.hashes", {}}});
  table.rows = {row({"100"}, 100, 9, 1), row({"200"}, 350, 9, 1), row({"300"}, 300, 10, 0)};
  table.reached = {0.85, {{"200"}, {"300"}}};
  const auto reason = [&](std::uint32_t hashes) {
    Recipe recipe = table.plan.base;
    recipe.sketch.hashes = hashes;
    return reason_text(table, recipe, 0.85).section(QStringLiteral(": "), 1).toStdString();
  };
  EXPECT_EQ(reason(200), "n = 200 reaches it with the fewest expected candidates of the 3 values");
  EXPECT_EQ(reason(300), "n = 300 reaches it; n = 200 does with fewer expected candidates");
  EXPECT_EQ(reason(100), "n = 100 does not reach it with 95 of 100 hash seeds; n = 200 does");
}

// Two seeds: 9 and 10 of ten pairs, 9.5 on average, and 8 and 10, 9 on average.
TEST(SettingsOf, reach_the_goal_with_every_seed_or_not_at_all) {
  SweepTable table = table_over({{"sketch.hashes", {}}});
  table.plan.repeat = 2;
  table.rows = {row({"1"}, 100, 9, 1), row({"1"}, 110, 10, 0), row({"2"}, 50, 8, 2), row({"2"}, 60, 10, 0)};
  for (std::size_t i = 0; i < table.rows.size(); ++i) table.rows[i].seed = i % 2;
  EXPECT_THAT(rows_of(settings_of(table, 0.9), &SweepSetting::reaches_goal), ElementsAre(0));
  EXPECT_THAT(rows_of(settings_of(table, 0.8), &SweepSetting::reaches_goal), ElementsAre(2, 0));
  EXPECT_TRUE(rows_of(settings_of(table, 0.95), &SweepSetting::reaches_goal).empty());
}

// With another k or t, a setting has other pairs to find, and its recall refers only to those.
TEST(SettingsOf, stay_in_run_order_if_each_has_its_own_true_pairs) {
  SweepTable table = table_over({{"shingles.k", {}}});
  table.rows = {row({"2"}, 300, 10, 0), row({"3"}, 100, 7, 0), row({"5"}, 50, 1, 5)};
  EXPECT_FALSE(have_one_truth(table));
  EXPECT_THAT(rows_of(settings_of(table, 0.9)), ElementsAre(0, 1, 2));
  EXPECT_TRUE(rows_of(settings_of(table, 0.9), &SweepSetting::is_best).empty());
}

// Pairs that are equal at k = 3 may differ at k = 5: the number of different pairs depends on the row.
TEST(SettingsOf, have_one_truth_if_they_are_compared_with_one) {
  SweepTable table = table_over({{"shingles.k", {}}});
  table.rows = {row({"3"}, 300, 10, 0), row({"5"}, 100, 7, 3)};
  table.rows[0].against_truth->identical = 2;
  EXPECT_FALSE(have_one_truth(table));
  table.plan.reference = "shingles.k=3";
  EXPECT_TRUE(have_one_truth(table));
  EXPECT_THAT(rows_of(settings_of(table, 0.9), &SweepSetting::is_best), ElementsAre(0));
}

TEST(IsOwnTruth, if_the_reference_recipe_has_the_same_pairs_as_the_row) {
  SweepTable table = table_over({{"shingles.k", {}}});
  Recipe of_row;
  of_row.shingles.k = 5;
  of_row.lsh.bands = 7;
  EXPECT_TRUE(is_own_truth(table.plan, of_row));
  table.plan.reference = "shingles.k=5";
  EXPECT_TRUE(is_own_truth(table.plan, of_row));
  for (const char* other : {"shingles.k=3", "shingles.k=5,verify.threshold=0.6", "planted", ""}) {
    table.plan.reference = other;
    EXPECT_FALSE(is_own_truth(table.plan, of_row)) << other;
  }
}

TEST(SettingsOf, exclude_identical_pairs_from_the_candidates) {
  SweepTable table = table_over({{"lsh", {}}});
  table.rows = {row({"20", "5"}, 100, 9, 1)};
  table.rows[0].against_truth->identical = 4;
  const SweepSetting setting = settings_of(table, 0.5)[0];
  EXPECT_EQ(setting.candidates.mean, 96);
  EXPECT_EQ(setting.missed->mean, 1);
  EXPECT_NEAR(setting.recall->mean, 5.0 / 6, 1e-12) << "five of the six different pairs";
}

// The curve 1 - (1 - s^5)^20 over [0.8, 1], by the midpoint rule.
TEST(SettingsOf, without_a_truth_use_the_mean_of_the_curve_above_t) {
  SweepTable table = table_over({{"lsh", {}}});
  table.plan.base.verify.threshold = 0.8;
  table.rows = {row({"20", "5"}, 100, 9, 1)};
  table.rows[0].against_truth.reset();
  double expected = 0;
  constexpr int kSteps = 100'000;
  for (int i = 0; i < kSteps; ++i)
    expected += (1 - std::pow(1 - std::pow(0.8 + 0.2 * (i + 0.5) / kSteps, 5), 20)) / kSteps;
  const SweepSetting setting = settings_of(table, 0.95)[0];
  EXPECT_FALSE(setting.missed);
  EXPECT_NEAR(setting.recall->mean, expected, 1e-4);
}

TEST(SweepLines, state_how_many_combinations_they_omit) {
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

TEST(StageMeans, are_over_all_rows_and_exclude_reading) {
  const std::vector<SweepRow> rows = {timed({"3"}, seconds(1, 2, 3, 4, 5, 6)), timed({"5"}, seconds(1, 1, 1, 1, 1, 1))};
  const auto means = stage_means(rows);
  ASSERT_EQ(means.size(), 5U);
  const double expected[] = {1.5, 2, 2.5, 3, 3.5};
  for (std::size_t i = 0; i < means.size(); ++i) {
    EXPECT_EQ(means[i].seconds, expected[i]);
    EXPECT_EQ(means[i].share, expected[i] / 12.5);
    EXPECT_EQ(means[i].stage, i + 1) << "the colours match those of all stages";
  }
  EXPECT_EQ(means.front().name, "clean");
}

TEST(SweepMeasures, exclude_the_reading_time_that_all_rows_share) {
  const SweepMeasure& time = measure("seconds_after_reading");
  EXPECT_EQ(time.of(timed({"3"}, seconds(100, 2, 3, 4, 5, 6))), 20);
  SweepTable table = table_over({{"shingles.k", {"3"}}});
  table.rows = {timed({"3"}, seconds(1, 2, 3, 4, 5, 6))};
  table.source_table = {{"shingles.k", "seconds_total"}, {{"3", "104.9"}}};
  EXPECT_EQ(source_line(table, time, {"3"}), (Numbers{104.9}));
}

SweepRow seeded(const char* k, std::uint64_t candidates, std::uint64_t found, std::uint64_t missed) {
  return row({k}, candidates, found, missed);
}

TEST(SpreadText, shows_minimum_and_maximum_if_they_differ) {
  EXPECT_EQ(spread_text({0, 2, 120, 100, 140}, mean_text), "120 (100 to 140)");
  EXPECT_EQ(spread_text({0, 1, 7, 7, 7}, mean_text), "7");
}

// One lucky seed of "5" finds all pairs with the fewest candidates; on average "3" finds more.
TEST(SettingsOf, are_based_on_means_over_the_seeds) {
  SweepTable table = table_over({{"sketch.hashes", {}}});
  table.rows = {seeded("5", 10, 10, 0), seeded("5", 110, 2, 8), seeded("3", 50, 9, 1), seeded("3", 50, 9, 1),
                seeded("8", 55, 9, 1)};
  EXPECT_THAT(rows_of(settings_of(table, 0.1), &SweepSetting::is_best), ElementsAre(2));
}

// Table, charts and command line count the same candidates; identical pairs are also counted separately.
TEST(SweepMeasures, count_candidates_with_identical_pairs_but_recall_without) {
  SweepRow mixed = row({"3"}, 100, 9, 1);
  mixed.against_truth->identical = 4;
  EXPECT_EQ(measure("candidates").of(mixed), 100);
  EXPECT_EQ(measure("similar").of(mixed), 9);
  EXPECT_EQ(measure("identical").of(mixed), 4);
  EXPECT_EQ(measure("recall").of(mixed), 5.0 / 6);
}

TEST(CountsText, names_what_it_counts) {
  SweepTable table = table_over({{"lsh", {}}});
  table.rows = {row({"20", "5"}, 100, 9, 1)};
  table.rows[0].against_truth->identical = 4;
  EXPECT_EQ(counts_text(settings_of(table, 0.5)[0]), "96 different candidates, 1 missed, recall 83.3 %");
  table.rows[0].against_truth.reset();
  EXPECT_TRUE(counts_text(settings_of(table, 0.5)[0]).startsWith("100 candidates, recall "))
      << "number of identical pairs unknown";
}

TEST(CountsText, ends_with_what_was_expected_of_the_same_numbers) {
  SweepTable table = table_over({{"lsh", {}}});
  table.rows = {row({"20", "5"}, 100, 9, 1)};
  Forecast forecast;
  forecast.candidates.value = 104.2;
  forecast.missed.value = 0.6;
  forecast.recall.value = 0.937;
  EXPECT_EQ(counts_text(settings_of(table, 0.5)[0], &forecast),
            "100 different candidates, 1 missed, recall 90.0 % [expected 104, 1, 93.7 %]");
  table.rows[0] = row({"20", "5"}, 100, 0, 0);
  EXPECT_EQ(counts_text(settings_of(table, 0.5)[0], &forecast), "100 different candidates, 0 missed [expected 104, 1]")
      << "no pairs to find";
}

}  // namespace
}  // namespace lookalike
