#include "core/sketch/hash_functions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <set>
#include <utility>

#include "core/sketch/permutation.h"
#include "tests/support/families.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

__extension__ using Wide = unsigned __int128;
constexpr std::uint32_t kLargest = 0xFFFF'FFFF;
constexpr std::uint64_t kShingles = 2'461'580;

HashFunctions drawn(HashFamily family, std::uint64_t seed = 42, std::uint64_t shingles = kShingles) {
  return value_of(HashFunctions::draw({.hashes = 100, .family = family, .seed = seed}, shingles));
}

std::vector<std::uint32_t> inputs_with_extremes() {
  std::vector<std::uint32_t> inputs = {0, 1, 2, kLargest, kLargest - 1, 0x8000'0000, 0x7FFF'FFFF, 2'461'601};
  std::mt19937 random(7);
  while (inputs.size() < 1'000) inputs.push_back(random());
  return inputs;
}

class LinearFamily : public testing::TestWithParam<HashFamily> {};

TEST_P(LinearFamily, values_are_those_of_the_definition) {
  const HashFunctions h = drawn(GetParam());
  for (const std::uint32_t x : inputs_with_extremes()) {
    std::vector<std::uint32_t> values(100, kLargest), expected;
    h.lower(std::span(&x, 1), values);
    for (std::size_t i = 0; i < values.size(); ++i) expected.push_back(by_definition(h, i, x));
    ASSERT_EQ(values, expected) << "x = " << x;
  }
}

TEST_P(LinearFamily, lower_keeps_the_minimum) {
  const HashFunctions h = drawn(GetParam());
  const auto inputs = inputs_with_extremes();
  std::vector<std::uint32_t> values(100, kLargest), expected(100, kLargest);
  values[3] = expected[3] = 0;  // below the value of any input
  h.lower(inputs, values);
  for (const std::uint32_t x : inputs)
    for (std::size_t i = 0; i < expected.size(); ++i) expected[i] = std::min(expected[i], by_definition(h, i, x));
  EXPECT_EQ(values, expected);
}

TEST_P(LinearFamily, lower_without_inputs_changes_nothing) {
  std::vector<std::uint32_t> values(100, kLargest);
  drawn(GetParam()).lower({}, values);
  EXPECT_EQ(values, std::vector<std::uint32_t>(100, kLargest));
}

TEST_P(LinearFamily, seed_decides_the_functions) {
  const auto coefficients = [](const HashFunctions& h) {
    std::vector<std::uint64_t> all(h.multipliers().begin(), h.multipliers().end());
    all.insert(all.end(), h.increments().begin(), h.increments().end());
    return all;
  };
  EXPECT_EQ(coefficients(drawn(GetParam(), 7)), coefficients(drawn(GetParam(), 7)));
  EXPECT_NE(coefficients(drawn(GetParam(), 7)), coefficients(drawn(GetParam(), 8)));
}

TEST_P(LinearFamily, more_functions_begin_with_the_same_multipliers) {
  const auto few = value_of(HashFunctions::draw({.hashes = 5, .family = GetParam()}, kShingles));
  const auto many = drawn(GetParam());
  EXPECT_TRUE(std::equal(few.multipliers().begin(), few.multipliers().end(), many.multipliers().begin()));
}

INSTANTIATE_TEST_SUITE_P(Families, LinearFamily, testing::ValuesIn(kLinearFamilies), family_name);

// The inverse of a modulo m by Euclid's algorithm; nothing if they have a common divisor.
std::optional<std::uint64_t> inverse(std::uint64_t a, std::uint64_t m) {
  std::int64_t rest = static_cast<std::int64_t>(m), next = static_cast<std::int64_t>(a % m);
  std::int64_t factor = 0, next_factor = 1;
  while (next != 0) {
    const std::int64_t quotient = rest / next;
    rest = std::exchange(next, rest - quotient * next);
    factor = std::exchange(next_factor, factor - quotient * next_factor);
  }
  if (rest != 1) return {};
  return static_cast<std::uint64_t>(factor < 0 ? factor + static_cast<std::int64_t>(m) : factor);
}

// Reductions fail first at multiples of the modulus, and random inputs never hit them.
TEST(ModularFamilies, input_whose_image_is_a_multiple_of_the_modulus_has_value_zero) {
  for (const HashFamily family : {HashFamily::linear_crc, HashFamily::linear_next_prime}) {
    const HashFunctions h = drawn(family);
    const std::uint64_t modulus = family == HashFamily::linear_crc ? kLargest : h.modulus();
    int tried = 0;
    for (std::size_t i = 0; i < 100; ++i) {
      const auto inverted = inverse(h.multipliers()[i], modulus);
      if (!inverted) continue;
      const std::uint64_t minus_b = modulus - h.increments()[i] % modulus;
      const auto x = static_cast<std::uint32_t>(Wide{minus_b} * *inverted % modulus);
      std::vector<std::uint32_t> values(100, kLargest);
      h.lower(std::span(&x, 1), values);
      EXPECT_EQ(values[i], 0u) << to_string(family) << ", function " << i << ", x = " << x;
      ++tried;
    }
    EXPECT_GT(tried, 20);
  }
}

TEST(OddMultipliers, are_drawn_for_the_families_that_wrap_at_thirty_two_bits) {
  for (const HashFamily family : {HashFamily::multiply_shift, HashFamily::affine_32}) {
    const HashFunctions h = drawn(family);
    for (const std::uint64_t a : h.multipliers()) EXPECT_TRUE(a % 2 == 1 && a <= kLargest) << a;
  }
}

TEST(LinearNextPrime, coefficients_are_distinct_and_at_most_the_number_of_shingles) {
  for (const std::uint64_t shingles : {std::uint64_t{100}, std::uint64_t{150}, kShingles}) {
    const HashFunctions h = drawn(HashFamily::linear_next_prime, 42, shingles);
    for (const auto coefficients : {h.multipliers(), h.increments()}) {
      const std::set<std::uint64_t> distinct(coefficients.begin(), coefficients.end());
      EXPECT_EQ(distinct.size(), 100u);
      EXPECT_LE(*distinct.rbegin(), shingles);
    }
    EXPECT_EQ(h.modulus(), next_prime(shingles));
  }
}

TEST(LinearNextPrime, reaches_both_ends_of_the_range) {
  const auto h = value_of(HashFunctions::draw({.hashes = 11, .family = HashFamily::linear_next_prime}, 11));
  std::set<std::uint64_t> seen(h.multipliers().begin(), h.multipliers().end());
  seen.insert(h.increments().begin(), h.increments().end());
  EXPECT_EQ(seen.size(), 12u) << "both draw eleven of the twelve numbers 0 to 11";
}

TEST(LinearNextPrime, too_few_shingles_are_an_error_that_suggests_a_remedy) {
  const auto drawn = HashFunctions::draw({.hashes = 100, .family = HashFamily::linear_next_prime}, 99);
  ASSERT_FALSE(drawn);
  EXPECT_EQ(drawn.error().code, ErrorCode::bad_usage);
  EXPECT_THAT(drawn.error().message, testing::HasSubstr("100 different coefficients"));
  EXPECT_THAT(drawn.error().message, testing::HasSubstr("only 99 shingles"));
  EXPECT_THAT(drawn.error().message, testing::HasSubstr("choose another family"));
}

TEST(LinearNextPrime, works_up_to_the_largest_prime_of_thirty_two_bits) {
  const HashFunctions h = drawn(HashFamily::linear_next_prime, 42, 4'294'967'290);
  EXPECT_EQ(h.modulus(), 4'294'967'291u);
  for (const std::uint32_t x : inputs_with_extremes()) {
    std::vector<std::uint32_t> values(100, kLargest);
    h.lower(std::span(&x, 1), values);
    for (std::size_t i = 0; i < values.size(); ++i) ASSERT_EQ(values[i], by_definition(h, i, x)) << x;
  }
}

TEST(LinearNextPrime, more_shingles_than_fit_into_thirty_two_bits_are_refused) {
  const auto drawn = HashFunctions::draw({.hashes = 100, .family = HashFamily::linear_next_prime}, 4'294'967'291);
  ASSERT_FALSE(drawn);
  EXPECT_EQ(drawn.error().code, ErrorCode::too_large);
}

TEST(Permutation, is_not_a_linear_family) {
  EXPECT_FALSE(HashFunctions::draw({.family = HashFamily::permutation}, kShingles));
}

}  // namespace
}  // namespace lookalike::test
