#include "core/base/decimal.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(Decimal, has_so_many_digits) {
  EXPECT_EQ(decimal(0.8, 3), "0.800");
  EXPECT_EQ(decimal(-2.5, 0), "-2");
  EXPECT_EQ(decimal(1e300, 0).size(), 301U);
}

TEST(Percent, is_neither_all_nor_nothing_unless_it_is) {
  EXPECT_EQ(percent(1), "100.00 %");
  EXPECT_EQ(percent(0), "0.00 %");
  EXPECT_EQ(percent(0.955), "95.50 %");
  EXPECT_EQ(percent(0.999999), "> 99.99 %");
  EXPECT_EQ(percent(0.00001), "< 0.01 %");
}

}  // namespace
}  // namespace lookalike
