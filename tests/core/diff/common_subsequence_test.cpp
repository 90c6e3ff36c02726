#include "core/diff/common_subsequence.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

namespace lookalike {
namespace {

using Ids = std::vector<std::uint32_t>;

/// Length of a longest common subsequence by the quadratic textbook table.
std::size_t table_length(const Ids& a, const Ids& b) {
  std::vector<std::vector<std::size_t>> best(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      best[i][j] = a[i - 1] == b[j - 1] ? best[i - 1][j - 1] + 1 : std::max(best[i - 1][j], best[i][j - 1]);
    }
  }
  return best[a.size()][b.size()];
}

std::size_t length(const CommonSubsequence& common) {
  return std::accumulate(common.runs.begin(), common.runs.end(), std::size_t{0},
                         [](std::size_t sum, const EqualRun& run) { return sum + run.length; });
}

void expect_valid(const CommonSubsequence& common, const Ids& a, const Ids& b) {
  std::size_t left = 0, right = 0;
  for (const EqualRun& run : common.runs) {
    ASSERT_GE(run.left, left);
    ASSERT_GE(run.right, right);
    for (std::size_t i = 0; i < run.length; ++i) ASSERT_EQ(a.at(run.left + i), b.at(run.right + i));
    left = run.left + run.length;
    right = run.right + run.length;
  }
}

Ids random_ids(std::mt19937& random, std::size_t size, std::uint32_t different) {
  Ids ids(size);
  for (auto& id : ids) id = random() % different;
  return ids;
}

TEST(CommonSubsequence, myers_own_example_has_four) {
  const Ids abcabba{0, 1, 2, 0, 1, 1, 0}, cbabac{2, 1, 0, 1, 0, 2};
  EXPECT_EQ(length(*common_subsequence(abcabba, cbabac, {100, 100}, {})), 4u);
}

TEST(CommonSubsequence, empty_sides_have_nothing_in_common) {
  EXPECT_TRUE(common_subsequence({}, {}, {10, 10}, {})->runs.empty());
  EXPECT_TRUE(common_subsequence(Ids{1, 2}, {}, {10, 10}, {})->runs.empty());
}

TEST(CommonSubsequence, equal_sides_are_one_run) {
  const Ids ids{5, 6, 7};
  EXPECT_EQ(common_subsequence(ids, ids, {10, 10}, {})->runs, (std::vector<EqualRun>{{0, 0, 3}}));
}

TEST(CommonSubsequence, is_as_long_as_in_the_table) {
  std::mt19937 random(7);
  for (int trial = 0; trial < 2000; ++trial) {
    const std::uint32_t different = 1 + random() % 8;
    const Ids a = random_ids(random, random() % 40, different), b = random_ids(random, random() % 40, different);
    const auto common = common_subsequence(a, b, {100, 100}, {});
    expect_valid(*common, a, b);
    ASSERT_EQ(length(*common), table_length(a, b)) << "trial " << trial;
    ASSERT_FALSE(common->approximate);
  }
}

TEST(CommonSubsequence, few_edits_allowed_still_gives_a_valid_answer) {
  std::mt19937 random(8);
  for (int trial = 0; trial < 500; ++trial) {
    const Ids a = random_ids(random, random() % 80, 5), b = random_ids(random, random() % 80, 5);
    const auto common = common_subsequence(a, b, {3 + trial % 5, 1 + trial % 3}, {});
    expect_valid(*common, a, b);
    if (common->approximate) continue;
    ASSERT_EQ(length(*common), table_length(a, b)) << "trial " << trial;
  }
}

TEST(CommonSubsequence, stopped_before_the_start_gives_nothing) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(common_subsequence(Ids{1, 2}, Ids{2, 1}, {10, 10}, stop.get_token()));
}

}  // namespace
}  // namespace lookalike
