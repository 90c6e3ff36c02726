// The statistics of MinHash on pairs of known similarity. Seeds are fixed, so every run gives the same; bounds are
// four standard errors according to theory.

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <random>

#include "core/lsh/candidates/candidates.h"
#include "core/lsh/theory/s_curve.h"
#include "tests/support/families.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

constexpr std::size_t kUnion = 40;   // words of both documents of a pair
constexpr std::size_t kPairs = 200;  // of one similarity
constexpr std::uint32_t kHashes = 64;

// Words without order or pattern, as linear families on CRC-32 need them; a number makes each one distinct.
std::string new_word(std::mt19937& random, std::size_t number) {
  std::string word = std::to_string(number);
  for (int i = 0; i < 6; ++i) word += static_cast<char>('a' + random() % 26);
  return word + " ";
}

// Documents 2 i and 2 i + 1 share `common` of the kUnion words of the pair; the others are divided between them.
std::vector<std::string> pairs_sharing(std::size_t common, std::size_t pairs) {
  std::mt19937 random(static_cast<unsigned>(common));
  std::vector<std::string> texts(2 * pairs);
  for (std::size_t i = 0; i < pairs * kUnion; ++i) {
    const std::string word = new_word(random, common * pairs * kUnion + i);
    const std::size_t pair = i / kUnion, place = i % kUnion;
    if (place < common || place % 2 == 0) texts[2 * pair] += word;
    if (place < common || place % 2 == 1) texts[2 * pair + 1] += word;
  }
  return texts;
}

double similarity(std::size_t common) {
  return static_cast<double>(common) / kUnion;
}

const std::vector<std::size_t> kCommon = {4, 12, 20, 32, 38};  // J = 0.1, 0.3, 0.5, 0.8, 0.95

class EstimateOf : public testing::TestWithParam<HashFamily> {
 protected:
  // All similarities share one corpus: linear-next-prime needs many more shingles than one document has, or different
  // shingles of a pair coincide modulo C.
  static std::vector<std::vector<double>> estimates_of_each_similarity() {
    std::vector<std::string> texts;
    for (const std::size_t common : kCommon) {
      const auto more = pairs_sharing(common, kPairs);
      texts.insert(texts.end(), more.begin(), more.end());
    }
    const Shingled shingled = shingle(texts, words(1));
    std::vector<std::vector<double>> estimates(kCommon.size());
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
      const auto matrix = sign(shingled, {.hashes = kHashes, .family = GetParam(), .seed = seed});
      for (std::size_t pair = 0; pair < kCommon.size() * kPairs; ++pair) {
        const auto agreeing = agreement((*matrix)[DocumentIndex(2 * pair)], (*matrix)[DocumentIndex(2 * pair + 1)]);
        estimates[pair / kPairs].push_back(static_cast<double>(agreeing) / kHashes);
      }
    }
    return estimates;
  }
};

TEST_P(EstimateOf, has_mean_j_and_binomial_variance) {
  const auto estimates = estimates_of_each_similarity();
  for (std::size_t i = 0; i < kCommon.size(); ++i) {
    const double j = similarity(kCommon[i]);
    const auto count = static_cast<double>(estimates[i].size());
    double mean = 0, variance = 0;
    for (const double estimate : estimates[i]) mean += estimate / count;
    for (const double estimate : estimates[i]) variance += (estimate - mean) * (estimate - mean) / (count - 1);
    const double expected_variance = j * (1 - j) / kHashes;
    EXPECT_NEAR(mean, j, 4 * std::sqrt(expected_variance / count));
    EXPECT_NEAR(variance / expected_variance, 1, 0.12) << "J = " << j;
  }
}

INSTANTIATE_TEST_SUITE_P(Families, EstimateOf, testing::ValuesIn(kAllFamilies), family_name);

struct Banding {
  LshOptions lsh;
  std::uint32_t prefix = 0;
};

class CandidateRate : public testing::TestWithParam<Banding> {};

// The number of pairs that are candidates and whose first `prefix` signature values agree.
std::size_t kept_pairs(const SignatureMatrix& matrix, const Banding& banding) {
  std::vector<DocumentIndex> all;
  for (std::size_t i = 0; i < matrix.documents(); ++i) all.emplace_back(i);
  const auto index = value_of(BandIndex::make(matrix, all, banding.lsh, Progress{}));
  std::atomic<std::size_t> kept{0};
  const auto count = [&](DocumentIndex a, std::span<const Candidate> candidates) {
    for (const Candidate& b : candidates) {
      const bool is_pair = a % 2 == 0 && b.document == a + 1;
      kept += is_pair && std::equal(matrix[a].begin(), matrix[a].begin() + banding.prefix, matrix[b.document].begin());
    }
  };
  EXPECT_TRUE(for_each_candidate(matrix, *index, Progress{}, count));
  return kept;
}

double by_the_formula(double s, const LshOptions& lsh) {
  const double rows_agree = std::pow(s, lsh.rows);
  const double accident = lsh.buckets ? (1 - rows_agree) / static_cast<double>(lsh.buckets) : 0;
  return 1 - std::pow(1 - (rows_agree + accident), lsh.bands);
}

TEST_P(CandidateRate, follows_the_curve) {
  const auto [lsh, prefix] = GetParam();
  for (const std::size_t common : kCommon) {
    const Shingled shingled = shingle(pairs_sharing(common, 150), words(1));
    std::size_t kept = 0;
    const double trials = 150 * 40;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
      kept += kept_pairs(*sign(shingled, {.hashes = 100, .seed = seed}), GetParam());
    const double s = similarity(common);
    const double p = prefix ? passed_probability(s, lsh, prefix) : by_the_formula(s, lsh);
    // One pair more or less is normal if p is near 0 or 1.
    EXPECT_NEAR(static_cast<double>(kept), trials * p, 4 * std::sqrt(trials * p * (1 - p)) + 1) << "J = " << s;
  }
}

INSTANTIATE_TEST_SUITE_P(Unlimited, CandidateRate,
                         testing::Values(Banding{{20, 5, 0}}, Banding{{50, 2, 0}}, Banding{{10, 10, 0}},
                                         Banding{{25, 4, 0}}, Banding{{4, 1, 0}}, Banding{{1, 3, 0}}));
INSTANTIATE_TEST_SUITE_P(FiniteBuckets, CandidateRate, testing::Values(Banding{{20, 5, 200}}, Banding{{12, 8, 50}}));
INSTANTIATE_TEST_SUITE_P(Prefix, CandidateRate,
                         testing::Values(Banding{{20, 5, 0}, 5}, Banding{{20, 5, 0}, 3}, Banding{{10, 10, 0}, 4},
                                         Banding{{25, 4, 0}, 6}, Banding{{20, 5, 100}, 2}));

}  // namespace
}  // namespace lookalike::test
