#include "core/lsh/theory/s_curve.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lookalike {
namespace {

std::string text(const LshOptions& lsh) {
  return std::to_string(lsh.bands) + " x " + std::to_string(lsh.rows);
}

TEST(BandsFromRows, newswire_study_has_twelve_bands_of_four_in_fifty) {
  EXPECT_EQ(text(bands_from_rows(50, 4)), "12 x 4");
}

TEST(BandsFromRows, fewer_values_than_rows_still_give_one_band) {
  EXPECT_EQ(text(bands_from_rows(3, 4)), "1 x 4");
}

TEST(RisingNear, takes_the_rows_with_the_nearest_rise) {
  // (1/20)^(1/5) = 0.549, (1/25)^(1/4) = 0.447, (1/16)^(1/6) = 0.630
  EXPECT_EQ(text(rising_near(100, 0.55)), "20 x 5");
  EXPECT_EQ(text(rising_near(100, 0.46)), "25 x 4");
  EXPECT_EQ(text(rising_near(100, 0.60)), "16 x 6");
  EXPECT_EQ(text(rising_near(100, 0)), "100 x 1");
  EXPECT_EQ(text(rising_near(100, 1)), "1 x 51");  // the first of one band
}

TEST(DivisorsOnly, report_a_has_eight_bands_of_sixteen) {
  EXPECT_EQ(text(divisors_only(128, 0.8)), "8 x 16");
}

TEST(DivisorsOnly, prime_number_of_values_leaves_two_choices) {
  EXPECT_EQ(text(divisors_only(7, 0.9)), "1 x 7");  // thresholds 1 and 1/7
  EXPECT_EQ(text(divisors_only(7, 0.2)), "7 x 1");
}

TEST(DivisorsOnly, the_first_of_equally_near_ones_wins) {
  EXPECT_EQ(text(divisors_only(2, 0.75)), "1 x 2");  // thresholds 1 and 0.5
}

TEST(Weighted, equals_datasketch_1_6_5) {
  struct Case {
    std::uint32_t n;
    double threshold, false_positive, false_negative;
    std::string expected;
  };
  // datasketch.lsh._optimal_param(threshold, n, false_positive, false_negative) of datasketch 1.6.5
  const std::vector<Case> cases{
      {128, 0.8, 0.5, 0.5, "9 x 13"}, {128, 0.5, 0.5, 0.5, "25 x 5"}, {100, 0.8, 0.5, 0.5, "8 x 12"},
      {128, 0.9, 0.1, 0.9, "8 x 16"}, {128, 0.8, 0.9, 0.1, "6 x 21"}, {256, 0.3, 0.5, 0.5, "64 x 4"},
      {64, 0.7, 0.2, 0.8, "10 x 6"},  {10, 0.6, 0.5, 0.5, "3 x 3"},   {50, 0.8, 0.4, 0.6, "5 x 10"},
  };
  for (const Case& c : cases) {
    EXPECT_EQ(text(weighted(c.n, c.threshold, c.false_positive, c.false_negative)), c.expected)
        << "n " << c.n << ", t " << c.threshold << ", weights " << c.false_positive << " and " << c.false_negative;
  }
}

}  // namespace
}  // namespace lookalike
