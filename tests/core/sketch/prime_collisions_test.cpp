#include "core/sketch/permutation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/families.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

/// Two documents of `size` different words, `shared` of them in both.
std::vector<std::string> pair_of(int size, int shared) {
  std::vector<std::string> texts(2);
  for (int i = 0; i < 2 * size - shared; ++i) {
    const std::string word = "w" + std::to_string(i) + " ";
    if (i < size) texts[0] += word;
    if (i >= size - shared) texts[1] += word;
  }
  return texts;
}

// Over 200 seeds of 256 values: the mean of the estimates has a standard error below 0.003.
TEST(PrimeCollisions, are_as_frequent_as_theory_predicts) {
  for (const auto& [size, shared] : {std::pair{500, 333}, {500, 100}, {2'000, 1'600}}) {
    const Shingled shingled = shingle(pair_of(size, shared), words(1));
    double sum = 0;
    constexpr int kSeeds = 200;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      const auto matrix = sign(shingled, {.hashes = 256, .family = HashFamily::linear_next_prime, .seed = seed});
      sum += static_cast<double>(agreement((*matrix)[DocumentIndex(0)], (*matrix)[DocumentIndex(1)])) / 256;
    }
    const double similarity = static_cast<double>(shared) / (2 * size - shared);
    const double expected = estimate_modulo_prime(similarity, size, 2.0 * size);
    EXPECT_NEAR(sum / kSeeds, expected, 0.015) << size << " " << shared;  // the residues are drawn only once
    EXPECT_GT(expected, similarity + 0.03);
  }
}

// Measured by an external audit: J = 0.499 estimated as 0.611.
TEST(PrimeCollisions, of_two_documents_of_500_shingles_match_the_measurement) {
  EXPECT_NEAR(estimate_modulo_prime(333.0 / 667, 500, 1'009), 0.611, 0.01);
}

TEST(PrimeCollisions, are_negligible_in_a_large_corpus) {
  EXPECT_NEAR(estimate_modulo_prime(0.8, 150, 3e6), 0.8, 1e-4);
  EXPECT_EQ(estimate_modulo_prime(0.5, 0, 100), 0.5);
  EXPECT_NEAR(estimate_modulo_prime(0, 10, 1e9), 0, 1e-6);
  EXPECT_NEAR(estimate_modulo_prime(1, 500, 1'000), 1, 1e-12);
}

}  // namespace
}  // namespace lookalike::test
