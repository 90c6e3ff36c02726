#include "core/experiment/judging/judging_order.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace lookalike {
namespace {

using testing::ElementsAre;

std::vector<ListedPair> listed(std::initializer_list<double> similarities) {
  std::vector<ListedPair> pairs;
  for (const double similarity : similarities) pairs.push_back({similarity, 0});
  return pairs;
}

TEST(JudgingOrder, borderline_begins_nearest_to_the_threshold_on_either_side) {
  EXPECT_THAT(judging_order(JudgingOrder::borderline, listed({0.99, 0.81, 0.78, 0.9, 0.5}), 0.8),
              ElementsAre(1, 2, 3, 0, 4));
}

TEST(JudgingOrder, in_view_keeps_the_listed_order) {
  EXPECT_THAT(judging_order(JudgingOrder::in_view, listed({0.99, 0.81, 0.78}), 0.8), ElementsAre(0, 1, 2));
}

/// Many pairs at the top, few at the threshold, with unordered lots.
std::vector<ListedPair> skewed() {
  std::mt19937_64 random(11);
  std::vector<ListedPair> pairs;
  for (int i = 0; i < 1'000; ++i) pairs.push_back({0.97, random()});
  for (int i = 0; i < 20; ++i) pairs.push_back({0.87, random()});
  for (int i = 0; i < 3; ++i) pairs.push_back({0.82, random()});
  return pairs;
}

TEST(JudgingOrder, strata_take_turns_until_they_run_out) {
  const auto pairs = skewed();
  const auto order = judging_order(JudgingOrder::strata, pairs, 0.8);
  std::map<double, int> counts;
  for (std::size_t i = 0; i < 9; ++i) ++counts[pairs[order[i]].similarity];
  EXPECT_EQ(counts, (std::map<double, int>{{0.82, 3}, {0.87, 3}, {0.97, 3}}));
  for (std::size_t i = 9; i < 43; ++i) ++counts[pairs[order[i]].similarity];
  EXPECT_EQ(counts, (std::map<double, int>{{0.82, 3}, {0.87, 20}, {0.97, 20}}));
  EXPECT_EQ(std::set<std::uint32_t>(order.begin(), order.end()).size(), pairs.size());
}

TEST(JudgingOrder, each_stratum_is_in_the_order_of_its_lots_whatever_else_is_listed) {
  const auto pairs = skewed();
  std::vector<std::uint32_t> of_first;
  for (const std::uint32_t i : judging_order(JudgingOrder::strata, pairs, 0.8))
    if (i < 1'000) of_first.push_back(i);
  EXPECT_TRUE(std::ranges::is_sorted(of_first, {}, [&](std::uint32_t i) { return pairs[i].lot; }));
  const std::vector<ListedPair> alone(pairs.begin(), pairs.begin() + 1'000);
  EXPECT_EQ(of_first, judging_order(JudgingOrder::strata, alone, 0.8));
}

TEST(JudgingOrder, of_an_empty_list_is_empty) {
  for (const auto order : {JudgingOrder::borderline, JudgingOrder::strata, JudgingOrder::in_view})
    EXPECT_TRUE(judging_order(order, {}, 0.8).empty());
}

}  // namespace
}  // namespace lookalike
