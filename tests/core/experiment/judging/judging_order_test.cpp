#include "core/experiment/judging/judging_order.h"

#include <gmock/gmock.h>

#include <map>
#include <random>
#include <set>

namespace lookalike {
namespace {

using testing::ElementsAre;

std::vector<ListedPair> listed(std::initializer_list<double> similarities) {
  std::vector<ListedPair> pairs;
  for (const double similarity : similarities) pairs.push_back({similarity, pairs.size(), false});
  return pairs;
}

TEST(JudgingOrder, borderline_begins_nearest_to_the_threshold_on_either_side) {
  EXPECT_THAT(judging_order(JudgingOrder::borderline, listed({0.99, 0.81, 0.78, 0.9, 0.5}), 0.8, 1),
              ElementsAre(1, 2, 3, 0, 4));
}

TEST(JudgingOrder, in_view_is_as_listed) {
  EXPECT_THAT(judging_order(JudgingOrder::in_view, listed({0.99, 0.81, 0.78}), 0.8, 1), ElementsAre(0, 1, 2));
}

/// Many pairs at the top, few at the threshold.
std::vector<ListedPair> skewed() {
  std::vector<ListedPair> pairs;
  for (std::uint64_t i = 0; i < 1'000; ++i) pairs.push_back({0.97, i, false});
  for (std::uint64_t i = 0; i < 20; ++i) pairs.push_back({0.87, 1'000 + i, false});
  for (std::uint64_t i = 0; i < 3; ++i) pairs.push_back({0.82, 2'000 + i, false});
  return pairs;
}

TEST(JudgingOrder, strata_take_turns_until_they_run_out) {
  const auto pairs = skewed();
  const auto order = judging_order(JudgingOrder::strata, pairs, 0.8, 7);
  std::map<double, int> counts;
  for (std::size_t i = 0; i < 9; ++i) ++counts[pairs[order[i]].similarity];
  EXPECT_EQ(counts, (std::map<double, int>{{0.82, 3}, {0.87, 3}, {0.97, 3}}));
  for (std::size_t i = 9; i < 43; ++i) ++counts[pairs[order[i]].similarity];
  EXPECT_EQ(counts, (std::map<double, int>{{0.82, 3}, {0.87, 20}, {0.97, 20}}));
  EXPECT_EQ(std::set<std::uint32_t>(order.begin(), order.end()).size(), pairs.size());
}

TEST(JudgingOrder, strata_with_judged_pairs_wait_for_the_others) {
  auto pairs = skewed();
  for (const std::size_t i : {5, 17, 400}) pairs[i].judged = true;
  const auto order = judging_order(JudgingOrder::strata, pairs, 0.8, 7);
  std::map<double, int> unjudged;
  int seen = 0;
  for (const std::uint32_t i : order)
    if (!pairs[i].judged && seen++ < 6) ++unjudged[pairs[i].similarity];
  EXPECT_EQ(unjudged, (std::map<double, int>{{0.82, 3}, {0.87, 3}}));
}

TEST(JudgingOrder, a_stratum_is_drawn_by_the_seed_and_not_by_what_else_is_listed) {
  const auto pairs = skewed();
  EXPECT_EQ(judging_order(JudgingOrder::strata, pairs, 0.8, 7), judging_order(JudgingOrder::strata, pairs, 0.8, 7));
  EXPECT_NE(judging_order(JudgingOrder::strata, pairs, 0.8, 7), judging_order(JudgingOrder::strata, pairs, 0.8, 8));
  const std::vector<ListedPair> alone(pairs.begin(), pairs.begin() + 1'000);
  std::vector<std::uint32_t> of_first;
  for (const std::uint32_t i : judging_order(JudgingOrder::strata, pairs, 0.8, 7))
    if (i < 1'000) of_first.push_back(i);
  EXPECT_EQ(of_first, judging_order(JudgingOrder::strata, alone, 0.8, 7));
}

TEST(JudgingOrder, every_pair_of_a_stratum_is_drawn_as_often_as_another) {
  std::vector<ListedPair> pairs;
  for (std::uint64_t i = 0; i < 10; ++i) pairs.push_back({0.9, i * 0x100000001U, false});
  std::array<int, 10> first{};
  constexpr int kSeeds = 2'000;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
    ++first[judging_order(JudgingOrder::strata, pairs, 0.8, seed).front()];
  // Binomial with p = 0.1: mean 200, standard deviation 13.4.
  for (const int count : first) EXPECT_NEAR(count, 200, 4.5 * 13.4);
}

TEST(JudgingOrder, of_nothing_is_nothing) {
  for (const auto order : {JudgingOrder::borderline, JudgingOrder::strata, JudgingOrder::in_view})
    EXPECT_TRUE(judging_order(order, {}, 0.8, 1).empty());
}

}  // namespace
}  // namespace lookalike
