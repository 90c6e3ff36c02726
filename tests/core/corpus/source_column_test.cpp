#include "core/corpus/source_records.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/corpus/formats/corpus_builder.h"

namespace lookalike {
namespace {

double value(const std::string& text) {
  return values_to_choose_by({text}).front();
}

TEST(ColumnValues, of_numbers_are_the_numbers) {
  EXPECT_EQ(value("4.5"), 4.5);
  EXPECT_EQ(value(" -2 "), -2);
  EXPECT_TRUE(std::isnan(value("")));
  EXPECT_TRUE(std::isnan(value("four")));
  EXPECT_TRUE(std::isnan(value("4 of 5")));
}

TEST(ColumnValues, of_dates_are_seconds_since_1970) {
  EXPECT_EQ(value("1970-01-02"), 86'400);
  EXPECT_EQ(value("1970-01-01T00:01:00"), 60);
  EXPECT_EQ(value("1999-10-23"), 940'636'800);  // date -u -d @940636800
  EXPECT_EQ(value("26-FEB-1987 15:01:01.79"), value("1987-02-26 15:01:01.79"));
  EXPECT_LT(value("26-FEB-1987 15:01:01.79"), value("26-FEB-1987 15:02:20.00"));
  EXPECT_LT(value(" 3-MAR-1987"), value("2-APR-1987"));
  EXPECT_TRUE(std::isnan(value("1987-13-01")));
  EXPECT_TRUE(std::isnan(value("1987-02-30")));
  EXPECT_TRUE(std::isnan(value("1987-258-26")));
  EXPECT_TRUE(std::isnan(value("1987-02-258")));
  EXPECT_TRUE(std::isnan(value("26-FEB-67523")));
}

// Expected values: datetime.fromisoformat(...).timestamp() of Python 3.11.
TEST(ColumnValues, of_dates_respect_the_time_zone) {
  EXPECT_EQ(value("2024-01-01T00:00:00Z"), 1'704'067'200);
  EXPECT_EQ(value("2024-01-01T00:00Z"), 1'704'067'200);
  EXPECT_EQ(value("2024-01-01T00:00:00+02:00"), 1'704'060'000);
  EXPECT_EQ(value("2024-01-01 00:00:00+0200"), 1'704'060'000);
  EXPECT_EQ(value("2024-01-01T00:00+02"), 1'704'060'000);
  EXPECT_EQ(value("2024-01-01 00:00:00 +02:00"), 1'704'060'000);
  EXPECT_EQ(value("2023-12-31T18:30:00.5-05:30"), 1'704'067'200.5);
  EXPECT_EQ(value("2024-01-01T00:00:00-00:30"), 1'704'069'000);
}

TEST(SourceColumn, that_does_not_exist_is_refused_and_the_only_one_is_named) {
  CorpusBuilder builder;
  builder.add({});
  const Corpus newswire = builder.finish("texts", CorpusFormat::newswire);
  const auto refused = read_source_column(newswire, {}, "price", {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "There is no column \"price\"; the column is \"date\".");
}

}  // namespace
}  // namespace lookalike
