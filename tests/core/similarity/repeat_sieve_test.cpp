#include "core/similarity/repeat_sieve.h"

#include <gtest/gtest.h>

#include "core/base/mix.h"

namespace lookalike {
namespace {

TEST(RepeatSieve, finds_every_key_that_came_twice_and_few_others) {
  constexpr std::uint64_t kKeys = 10'000;
  RepeatSieve sieve(2 * kKeys, 1 << 20);
  for (std::uint64_t i = 0; i < kKeys; ++i) sieve.put(mix64(i));
  for (std::uint64_t i = 0; i < kKeys / 2; ++i) sieve.put(mix64(i));
  for (std::uint64_t i = 0; i < kKeys / 2; ++i) EXPECT_TRUE(sieve.repeated(mix64(i))) << i;
  std::uint64_t wrong = 0;
  for (std::uint64_t i = kKeys / 2; i < kKeys; ++i) wrong += sieve.repeated(mix64(i));
  // At least two slots a key: another of the 10,000 keys is in the same slot with a probability of at most 1/4.
  EXPECT_LT(wrong, kKeys / 2 * 3 / 10);
}

TEST(RepeatSieve, stays_within_its_bytes_and_loses_nothing) {
  RepeatSieve sieve(1'000'000, 100);
  EXPECT_LE(sieve.bytes(), 100u);
  for (const std::uint64_t i : {1, 2, 1}) sieve.put(mix64(i));
  EXPECT_TRUE(sieve.repeated(mix64(1)));
}

}  // namespace
}  // namespace lookalike
