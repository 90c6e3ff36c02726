#include "core/similarity/ranked_sets.h"

#include <gtest/gtest.h>

#include "core/base/mix.h"

namespace lookalike {
namespace {

TEST(RepeatFilter, finds_every_repeated_key_and_few_others) {
  constexpr std::uint64_t kKeys = 10'000;
  RepeatFilter filter(kKeys + kKeys / 2);
  for (std::uint64_t i = 0; i < kKeys; ++i) filter.put(mix64(i));
  for (std::uint64_t i = 0; i < kKeys / 2; ++i) filter.put(mix64(i));
  for (std::uint64_t i = 0; i < kKeys / 2; ++i) EXPECT_TRUE(filter.repeated(mix64(i))) << i;
  std::uint64_t wrong = 0;
  for (std::uint64_t i = kKeys / 2; i < kKeys; ++i) wrong += filter.repeated(mix64(i));
  // At least four slots for each of 15,000 keys: another of the 10,000 shares it with probability below 1/6.
  EXPECT_LT(wrong, kKeys / 2 / 5);
}

TEST(RepeatFilter, of_no_or_one_key_works) {
  EXPECT_FALSE(RepeatFilter(0).repeated(mix64(1)));
  RepeatFilter filter(1);
  filter.put(mix64(1));
  EXPECT_FALSE(filter.repeated(mix64(1)));
  filter.put(mix64(1));
  EXPECT_TRUE(filter.repeated(mix64(1)));
}

}  // namespace
}  // namespace lookalike
