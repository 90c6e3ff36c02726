#include "core/experiment/ground_truth/pair_agreements.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <utility>

#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

TEST(PairAgreements, equal_those_counted_pair_by_pair) {
  constexpr std::uint32_t kDocuments = 30, kHashes = 70;
  std::mt19937 random(7);
  SignatureMatrix signatures(kDocuments, kHashes);
  for (std::uint32_t document = 0; document < kDocuments; ++document)
    for (std::uint32_t& value : signatures[DocumentIndex{document}]) value = random() % 3;
  std::vector<ExactPair> pairs;  // 435: the last word is not full
  for (std::uint32_t a = 0; a < kDocuments; ++a)
    for (std::uint32_t b = a + 1; b < kDocuments; ++b) pairs.push_back({DocumentIndex{a}, DocumentIndex{b}, 0.5});
  std::vector<std::uint32_t> order(pairs.size());
  std::iota(order.begin(), order.end(), 0u);
  std::shuffle(order.begin(), order.end(), random);
  const PairAgreements agreements(signatures, pairs, order);
  Rows twice(kHashes);
  std::iota(twice.begin(), twice.end(), 0u);
  twice.insert(twice.end(), {5, 5, 6});
  const std::vector<Rows> bands{{0, 69}, {3, 64, 65}};
  ASSERT_EQ(agreements.words(), 7U);
  std::size_t visited = 0;
  for (std::size_t word = 0; word < agreements.words(); ++word) {
    std::uint64_t expected = 0;
    for (std::size_t i = word * 64; i < std::min(pairs.size(), word * 64 + 64); ++i) {
      const auto x = signatures[pairs[order[i]].a], y = signatures[pairs[order[i]].b];
      const bool first = x[0] == y[0] && x[69] == y[69], second = x[3] == y[3] && x[64] == y[64] && x[65] == y[65];
      if (first || second) expected |= std::uint64_t{1} << i % 64;
      EXPECT_EQ(agreements.on_all(word, bands[0]) >> i % 64 & 1, first);
      const auto agreeing = std::ranges::count_if(twice, [&](std::uint32_t row) { return x[row] == y[row]; });
      for (const std::uint32_t least : {0u, 20u, 24u, 25u, 32u, 74u})
        EXPECT_EQ(agreements.on_at_least(word, twice, least) >> i % 64 & 1, agreeing >= least);
    }
    EXPECT_EQ(agreements.on_any(word, bands), expected);
    for_each_pair(word, expected, [&](std::size_t i) {
      EXPECT_TRUE(expected >> (i - word * 64) & 1);
      ++visited;
    });
    visited -= static_cast<std::size_t>(std::popcount(expected));
  }
  EXPECT_EQ(visited, 0U);
}

TEST(PairAgreements, on_drawn_functions_estimate_every_similarity_whatever_the_run_signs_with) {
  std::vector<std::shared_ptr<const GroundTruth>> truths;
  for (const char* sketch : {"sketch.hashes=120", "sketch.seed=9"}) {
    const auto run =
        test::value_of(Engine(test::builtin_corpus()).run(test::recipe_with({"sample.size=2000", sketch}), {}));
    truths.push_back(test::value_of(survey(*run, 0.3, {}))->truth);
  }
  const PairAgreements &first = *truths[0]->agreements, &second = *truths[1]->agreements;
  ASSERT_GT(first.order().size(), 100U);
  ASSERT_GE(first.hashes(), 128U);
  EXPECT_EQ(first.hashes(), second.hashes());
  double before = 0;
  for (std::size_t i = 0; i < first.order().size(); ++i) {
    const double s = truths[0]->pairs[first.order()[i]].jaccard;
    EXPECT_LE(std::exchange(before, s), s);
    EXPECT_NEAR(1.0 * first.of_pair(i) / first.hashes(), s, 5 * std::sqrt(s * (1 - s) / first.hashes())) << i;
    EXPECT_EQ(first.of_pair(i), second.of_pair(i));
    std::uint32_t agreeing = 0;
    for (std::uint32_t row = 0; row < first.hashes(); ++row) agreeing += first.on_all(i / 64, {row}) >> i % 64 & 1;
    EXPECT_EQ(agreeing, first.of_pair(i));
  }
}

}  // namespace
}  // namespace lookalike
