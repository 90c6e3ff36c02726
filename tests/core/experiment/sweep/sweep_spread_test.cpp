#include <gmock/gmock.h>

#include "tests/support/sweep_rows.h"

namespace lookalike {
namespace {

using testing::ElementsAre;

std::vector<SweepRow> rows_of(const std::vector<std::pair<std::string, std::uint64_t>>& numbers) {
  std::vector<SweepRow> rows;
  for (const auto& [value, number] : numbers) rows.push_back(test::row({value}, 0, number, 0, rows.size()));
  return rows;
}

std::vector<Spread> spreads(const std::vector<SweepRow>& rows) {
  return spreads_of(rows, [](const SweepRow& row) { return static_cast<double>(row.similar); });
}

TEST(SweepSpread, has_the_mean_minimum_and_maximum_of_every_setting) {
  const auto rows = rows_of({{"3", 10}, {"5", 7}, {"3", 20}, {"3", 12}, {"5", 7}});
  EXPECT_THAT(spreads(rows), ElementsAre(Spread{0, 3, 14, 10, 20}, Spread{1, 2, 7, 7, 7}));
}

TEST(SweepSpread, ignores_missing_values) {
  const auto rows = rows_of({{"3", 0}, {"3", 4}, {"5", 0}});
  const auto known = spreads_of(rows, [](const SweepRow& row) {
    return row.similar ? std::optional(static_cast<double>(row.similar)) : std::nullopt;
  });
  EXPECT_THAT(known, ElementsAre(Spread{0, 1, 4, 4, 4}, Spread{2, 0, 0, 0, 0}));
}

std::string sentence(const std::vector<std::pair<std::string, std::uint64_t>>& numbers) {
  const auto rows = rows_of(numbers);
  return not_told_apart(rows, spreads(rows));
}

TEST(SettingsNotToldApart, are_those_whose_range_overlaps_that_of_the_best) {
  EXPECT_EQ(sentence({{"2", 1}, {"2", 2}, {"3", 5}, {"3", 9}, {"5", 7}, {"5", 12}}),
            "5 has the highest mean, but 3 cannot be distinguished from it by 2 seeds: their ranges overlap.");
  EXPECT_EQ(sentence({{"2", 4}, {"2", 4}, {"3", 4}, {"3", 4}, {"5", 4}, {"5", 4}}),
            "2 shares the highest mean; 3 and 5 cannot be distinguished from it by 2 seeds: their ranges overlap.");
}

TEST(SettingsNotToldApart, need_not_overlap_each_other) {
  EXPECT_EQ(sentence({{"2", 9}, {"2", 11}, {"3", 5}, {"3", 10}, {"4", 11}, {"4", 12}}),
            "4 has the highest mean, but 2 cannot be distinguished from it by 2 seeds: their ranges overlap.");
}

TEST(SettingsNotToldApart, are_none_if_the_best_is_distinct_or_there_is_one_seed) {
  EXPECT_EQ(sentence({{"2", 1}, {"2", 2}, {"3", 5}, {"3", 9}}), "");
  EXPECT_EQ(sentence({{"2", 4}, {"3", 4}}), "");
  EXPECT_EQ(sentence({}), "");
}

TEST(SettingsNotToldApart, are_named_up_to_eight) {
  std::vector<std::pair<std::string, std::uint64_t>> numbers;
  for (int setting = 1; setting <= 10; ++setting)
    for (int seed = 0; seed < 2; ++seed) numbers.emplace_back(std::to_string(setting), 5);
  EXPECT_EQ(sentence(numbers),
            "1 shares the highest mean; 2, 3, 4, 5, 6, 7, 8, 9 and 1 other cannot be distinguished from it by 2 "
            "seeds: their ranges "
            "overlap.");
}

}  // namespace
}  // namespace lookalike
