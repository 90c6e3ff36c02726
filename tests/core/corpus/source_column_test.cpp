#include "core/corpus/source_column.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/corpus/formats/corpus_builder.h"

namespace lookalike {
namespace {

double value(const std::string& text, const std::string& column = "score") {
  return values_to_choose_by({text}, column).front();
}

TEST(ColumnValues, of_numbers_are_the_numbers) {
  EXPECT_EQ(value("4.5"), 4.5);
  EXPECT_EQ(value(" -2 "), -2);
  EXPECT_TRUE(std::isnan(value("")));
  EXPECT_TRUE(std::isnan(value("four")));
  EXPECT_TRUE(std::isnan(value("4 of 5")));
}

TEST(ColumnValues, of_dates_are_larger_the_earlier_they_are) {
  EXPECT_EQ(value("1970-01-02"), -86'400);
  EXPECT_EQ(value("1970-01-01T00:01:00"), -60);
  EXPECT_EQ(value("26-FEB-1987 15:01:01.79"), value("1987-02-26 15:01:01.79"));
  EXPECT_GT(value("26-FEB-1987 15:01:01.79"), value("26-FEB-1987 15:02:20.00"));
  EXPECT_GT(value(" 3-MAR-1987"), value("2-APR-1987"));
  EXPECT_TRUE(std::isnan(value("1987-13-01")));
  EXPECT_TRUE(std::isnan(value("1987-02-30")));
  EXPECT_TRUE(std::isnan(value("1987-258-26")));
  EXPECT_TRUE(std::isnan(value("1987-02-258")));
  EXPECT_TRUE(std::isnan(value("26-FEB-67523")));
}

TEST(ColumnValues, of_seconds_in_a_column_of_times_are_dates) {
  EXPECT_GT(value("940636800", "review/time"), value("1095724800", "review/time"));
  EXPECT_LT(value("940636800", "review/score"), value("1095724800", "review/score"));
  EXPECT_GT(value("3", "unixReviewDate"), value("4", "unixReviewDate"));
}

TEST(SourceColumn, that_is_not_there_is_refused_with_the_only_one) {
  CorpusBuilder builder;
  builder.add({});
  const Corpus newswire = builder.finish("texts", CorpusFormat::newswire);
  const auto refused = read_source_column(newswire, {}, "price", {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "There is no column \"price\"; the column is \"date\".");
}

}  // namespace
}  // namespace lookalike
