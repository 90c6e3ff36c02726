#include "core/base/decimal.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(Grouped, thousands_are_apart) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1'107), "1,107");
  EXPECT_EQ(grouped(40'000'000), "40,000,000");
}

TEST(Grouped, expected_counts_have_tenths_where_they_are_small) {
  EXPECT_EQ(expected_count(0), "0.0");
  EXPECT_EQ(expected_count(637.94), "637.9");
  EXPECT_EQ(expected_count(999.96), "1,000");
  EXPECT_EQ(expected_count(45'120'250), "45,120,250");
}

}  // namespace
}  // namespace lookalike
