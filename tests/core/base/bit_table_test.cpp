#include "core/base/bit_table.h"

#include <gtest/gtest.h>

#include "core/base/mix.h"

namespace lookalike {
namespace {

TEST(BitTable, knows_what_was_put_in_and_mistakes_few_others_for_it) {
  constexpr std::uint64_t kKeys = 10'000;
  BitTable table(4 * kKeys);
  std::uint64_t wrong = 0;
  for (std::uint64_t i = 0; i < kKeys; ++i) wrong += table.test_and_set(mix64(i));
  for (std::uint64_t i = 0; i < kKeys; ++i) EXPECT_TRUE(table.test_and_set(mix64(i)));
  for (std::uint64_t i = 0; i < kKeys; ++i) EXPECT_TRUE(table.contains(mix64(i)));
  // At least four bits for each of them: at most a quarter is set when the last comes, an eighth on average.
  EXPECT_LT(wrong, kKeys / 7);
  wrong = 0;
  for (std::uint64_t i = kKeys; i < 2 * kKeys; ++i) wrong += table.contains(mix64(i));
  EXPECT_LT(wrong, kKeys / 4);
}

TEST(BitTable, of_no_bits_works) {
  BitTable table(0);
  EXPECT_FALSE(table.contains(5));
  EXPECT_FALSE(table.test_and_set(5));
  EXPECT_TRUE(table.contains(5));
}

}  // namespace
}  // namespace lookalike
