#include "core/base/value_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(Decimal, has_the_requested_number_of_digits) {
  EXPECT_EQ(decimal(0.8, 3), "0.800");
  EXPECT_EQ(decimal(-2.5, 0), "-2");
  EXPECT_EQ(decimal(1e300, 0).size(), 301U);
}

TEST(Percent, is_never_0_or_100_unless_exactly) {
  EXPECT_EQ(percent(1), "100.00 %");
  EXPECT_EQ(percent(0), "0.00 %");
  EXPECT_EQ(percent(0.955), "95.50 %");
  EXPECT_EQ(percent(0.999999), "> 99.99 %");
  EXPECT_EQ(percent(0.00001), "< 0.01 %");
}

TEST(Grouped, thousands_are_separated) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1'107), "1,107");
  EXPECT_EQ(grouped(40'000'000), "40,000,000");
}

TEST(Grouped, small_expected_counts_have_tenths) {
  EXPECT_EQ(expected_count(0), "0.0");
  EXPECT_EQ(expected_count(637.94), "637.9");
  EXPECT_EQ(expected_count(999.96), "1,000");
  EXPECT_EQ(expected_count(45'120'250), "45,120,250");
}

TEST(ShortText, keeps_what_fits_and_cuts_the_middle_of_longer_text) {
  EXPECT_EQ(shortened("abcdef", 6), "abcdef");
  EXPECT_EQ(shortened("abcdefg", 6), "abc…efg");
  EXPECT_EQ(shortened("abcdefgh", 5), "ab…fgh");
  EXPECT_EQ(in_quotes("5"), "\"5\"");
  EXPECT_LT(in_quotes(std::string(1'000'000, 'x')).size(), 300U);
}

TEST(ShortText, keeps_characters_whole) {
  EXPECT_EQ(shortened("äöüäöü", 6), "ä…ü");  // two bytes each: 3 bytes would end within one
}

}  // namespace
}  // namespace lookalike
