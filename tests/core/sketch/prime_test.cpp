#include "core/sketch/permutation.h"

#include <gtest/gtest.h>

#include <vector>

namespace lookalike {
namespace {

TEST(IsPrime, equals_the_sieve_up_to_a_million) {
  constexpr std::size_t kLimit = 1'000'000;
  std::vector<bool> prime(kLimit + 1, true);
  prime[0] = prime[1] = false;
  for (std::size_t p = 2; p * p <= kLimit; ++p)
    for (std::size_t multiple = p * p; prime[p] && multiple <= kLimit; multiple += p) prime[multiple] = false;
  std::size_t primes = 0;
  for (std::size_t n = 0; n <= kLimit; ++n) {
    ASSERT_EQ(is_prime(n), prime[n]) << n;
    primes += prime[n];
  }
  EXPECT_EQ(primes, 78'498u);
}

// The smallest composites that are strong pseudoprimes to the first 1, 2, ... 9 prime bases (OEIS A014233).
TEST(IsPrime, is_not_fooled_by_strong_pseudoprimes) {
  for (const std::uint64_t n : {2'047ull, 1'373'653ull, 25'326'001ull, 3'215'031'751ull, 2'152'302'898'747ull,
                                3'474'749'660'383ull, 341'550'071'728'321ull, 3'825'123'056'546'413'051ull})
    EXPECT_FALSE(is_prime(n)) << n;
}

TEST(IsPrime, is_not_fooled_by_carmichael_numbers) {
  for (const std::uint64_t n : {561ull, 1'105ull, 41'041ull, 825'265ull, 321'197'185ull, 9'746'347'772'161ull})
    EXPECT_FALSE(is_prime(n)) << n;
}

TEST(IsPrime, is_correct_near_the_limits_of_the_word_sizes) {
  const std::uint64_t two32 = std::uint64_t{1} << 32;
  EXPECT_TRUE(is_prime(two32 - 5));
  EXPECT_TRUE(is_prime(two32 + 15));
  EXPECT_FALSE(is_prime(two32 - 1));  // 3 * 5 * 17 * 257 * 65537
  EXPECT_FALSE(is_prime(two32 + 1));  // 641 * 6700417
  EXPECT_TRUE(is_prime((std::uint64_t{1} << 61) - 1));
  EXPECT_FALSE(is_prime((std::uint64_t{1} << 59) - 1));  // 179951 * 3203431780337
  EXPECT_FALSE(is_prime((two32 - 5) * (two32 - 5)));     // square of the largest 32-bit prime
  EXPECT_FALSE(is_prime((two32 - 5) * (two32 - 17)));    // product of the two largest
  EXPECT_TRUE(is_prime(std::uint64_t{0} - 59));          // the largest prime below 2^64
  for (std::uint64_t below = 1; below < 59; ++below) EXPECT_FALSE(is_prime(std::uint64_t{0} - below)) << below;
}

TEST(NextPrime, is_strictly_greater) {
  EXPECT_EQ(next_prime(0), 2u);
  EXPECT_EQ(next_prime(1), 2u);
  EXPECT_EQ(next_prime(2), 3u);
  EXPECT_EQ(next_prime(13), 17u);
  EXPECT_EQ(next_prime(113), 127u);
}

TEST(NextPrime, of_the_newswire_reports_shingles) {
  EXPECT_EQ(next_prime(2'461'581), 2'461'601u);
  EXPECT_EQ(next_prime(2'461'580), 2'461'601u);
}

TEST(NextPrime, crosses_thirty_two_bits) {
  EXPECT_EQ(next_prime(0xFFFF'FFFB), 4'294'967'311u);
}

TEST(NextPrime, ends_at_the_largest_sixty_four_bit_prime) {
  EXPECT_EQ(next_prime(std::uint64_t{0} - 60), std::uint64_t{0} - 59);
  EXPECT_EQ(next_prime(std::uint64_t{0} - 59), 0u);
}

}  // namespace
}  // namespace lookalike
