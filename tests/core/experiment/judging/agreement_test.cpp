#include "core/experiment/judging/judged_summary.h"

#include <gmock/gmock.h>

#include <cmath>
#include <random>

namespace lookalike {
namespace {

/// J. L. Fleiss, B. Levin, M. C. Paik, Statistical Methods for Rates and Proportions, table 18.1: two raters diagnose
/// 100 subjects. Kappa is 0.68 there, its standard error 0.087.
Agreement textbook() {
  Agreement agreement;
  agreement.pairs = {{{75, 1, 4, 0}, {5, 4, 1, 0}, {0, 0, 10, 0}, {0, 0, 0, 0}}};
  return agreement;
}

TEST(Agreement, has_the_kappa_and_the_standard_error_of_the_textbook) {
  EXPECT_EQ(textbook().both(), 100U);
  EXPECT_EQ(textbook().agreed(), 89U);
  EXPECT_NEAR(*textbook().kappa(), (0.89 - 0.66) / (1 - 0.66), 1e-12);
  const auto [low, high] = textbook().limits();
  EXPECT_NEAR((high - low) / 2 / kNormal95, 0.0877, 0.0001);
  EXPECT_NEAR((high + low) / 2, *textbook().kappa(), 1e-12);
}

TEST(Agreement, has_limits_that_hold_for_19_of_20_samples) {
  // Judge b repeats a's verdict with probability 0.6 and otherwise gives any of the four: kappa is 0.6.
  std::mt19937 random(1);
  constexpr int kSamples = 1'000, kPairs = 200;
  int held = 0;
  for (int sample = 0; sample < kSamples; ++sample) {
    Agreement agreement;
    for (int i = 0; i < kPairs; ++i) {
      const std::size_t a = random() % 4;
      ++agreement.pairs[a][random() % 10 < 6 ? a : random() % 4];
    }
    held += agreement.limits().contains(0.6) ? 1 : 0;
  }
  EXPECT_NEAR(held, 0.95 * kSamples, 4 * std::sqrt(0.95 * 0.05 * kSamples));
}

TEST(Agreement, has_no_kappa_if_chance_alone_agrees) {
  Agreement agreement;
  EXPECT_FALSE(agreement.kappa());
  agreement.pairs[1][1] = 40;
  EXPECT_FALSE(agreement.kappa());
  agreement.pairs[1][1] = 31;
  agreement.pairs[2][2] = 1;
  EXPECT_EQ(agreement.kappa(), 1);
  EXPECT_NEAR(agreement.limits().low, 1, 1e-6);
  EXPECT_EQ(to_string(agreement), " and : 32 pairs judged by both, 32 alike, Cohen's kappa 1.00");
}

// One pair of verdicts in dispute: p_o = p_e = 0. With one agreement, p_o = 1/2 and p_e = 1/4, so kappa = 1/3.
TEST(Agreement, says_that_kappa_of_fewer_pairs_than_twice_the_square_of_four_verdicts_is_rough) {
  Agreement agreement;
  agreement.pairs[0][2] = 1;
  EXPECT_EQ(to_string(agreement),
            " and : 1 pair judged by both, 0 alike, Cohen's kappa 0.00; few pairs, so this is rough");
  agreement.pairs[1][1] = 1;
  EXPECT_NEAR(*agreement.kappa(), 1.0 / 3, 1e-12);
  EXPECT_THAT(to_string(agreement), testing::HasSubstr("kappa 0.33 (95 % limits "));
  agreement.pairs[0][0] = 29;
  EXPECT_TRUE(agreement.is_few());
  agreement.pairs[0][0] = 30;
  EXPECT_FALSE(agreement.is_few());
  EXPECT_THAT(to_string(agreement), testing::EndsWith(")"));
}

JudgedPair pair(std::uint64_t number, const std::string& judge, Verdict verdict) {
  return {{{0, number}, {}}, {{1, number}, {}}, verdict, {}, judge};
}

TEST(Agreements, count_the_pairs_that_two_judges_share_whoever_came_first) {
  std::mt19937 random(2);
  Verdicts verdicts;
  std::uint64_t counted[4][4] = {}, shared_with_carl = 0;
  for (std::uint64_t i = 0; i < 500; ++i) {
    const bool by_anna = random() % 3 > 0, by_ben = random() % 3 > 0, by_carl = random() % 10 == 0;
    const std::size_t anna = random() % 4, ben = random() % 4;
    std::vector<JudgedPair> given;
    if (by_anna) given.push_back(pair(i, "anna", kVerdicts[anna]));
    if (by_ben) given.push_back(pair(i, "ben", kVerdicts[ben]));
    if (by_carl) given.push_back(pair(i, "carl", Verdict::same));
    std::ranges::shuffle(given, random);
    for (const JudgedPair& one : given) verdicts.add(one);
    if (by_anna && by_ben) ++counted[anna][ben];
    if (by_ben && by_carl) ++shared_with_carl;
  }
  const auto found = agreements(verdicts);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].judge_a, "anna");
  EXPECT_EQ(found[0].judge_b, "ben");
  for (std::size_t a = 0; a < 4; ++a)
    for (std::size_t b = 0; b < 4; ++b) EXPECT_EQ(found[0].pairs[a][b], counted[a][b]) << a << b;
  EXPECT_EQ(found[2].judge_b, "carl");
  EXPECT_EQ(found[2].both(), shared_with_carl);
}

}  // namespace
}  // namespace lookalike
