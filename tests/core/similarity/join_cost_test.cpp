#include "core/similarity/join_cost.h"

#include <gmock/gmock.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <vector>

#include "tests/core/similarity/brute_force.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

using test::random_texts;
using test::shingle;
using test::value_of;
using testing::HasSubstr;

RankedSets ranked(const std::vector<std::string>& texts, std::uint32_t k) {
  const test::Shingled shingled = shingle(texts, test::words(k));
  return value_of(RankedSets::make(*shingled.sets, *shingled.groups, Progress{}));
}

std::uint64_t postings(const RankedSets& sets, double threshold) {
  return value_of(join_cost(sets, threshold, Progress{})).postings;
}

std::uint64_t ceiling(std::uint64_t numerator, std::uint64_t denominator) {
  return (numerator + denominator - 1) / denominator;
}

// The first elements of a set, up to this number; elements that no other set has come first and do not matter.
std::vector<std::uint32_t> prefix(const RankedSets& sets, RankedIndex set, std::uint64_t length) {
  const auto ranks = sets.ranks(set);
  const std::uint64_t unshared = sets.unshared(set);
  const auto count =
      static_cast<std::ptrdiff_t>(length > unshared ? std::min<std::uint64_t>(length - unshared, ranks.size()) : 0);
  return {ranks.begin(), ranks.begin() + count};
}

// Counts the postings that meet in PPJoin's prefixes at t = twentieths / 20: |x| - ceil(t |x|) + 1 elements of the
// larger set and |y| - ceil(2t / (1 + t) |y|) + 1 of the smaller, if |y| >= t |x|.
std::uint64_t postings_by_definition(const RankedSets& sets, std::uint64_t twentieths) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < sets.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const std::uint64_t x = sets.set_size(RankedIndex(i)), y = sets.set_size(RankedIndex(j));
      if (20 * y < twentieths * x) continue;
      const auto probe = prefix(sets, RankedIndex(i), x - ceiling(twentieths * x, 20) + 1);
      const auto index = prefix(sets, RankedIndex(j), y - ceiling(2 * twentieths * y, 20 + twentieths) + 1);
      std::vector<std::uint32_t> common;
      std::set_intersection(probe.begin(), probe.end(), index.begin(), index.end(), std::back_inserter(common));
      count += common.size();
    }
  return count;
}

TEST(JoinCost, counts_the_collisions_of_the_prefixes) {
  for (const std::uint32_t k : {1, 2}) {
    const RankedSets sets = ranked(random_texts(k, 300, 80), k);
    for (const std::uint64_t twentieths : {1, 4, 7, 10, 13, 16, 19, 20})
      EXPECT_EQ(postings(sets, double(twentieths) / 20), postings_by_definition(sets, twentieths))
          << "k = " << k << ", t = " << twentieths << "/20";
  }
}

TEST(JoinCost, of_disjoint_sets_is_zero) {
  EXPECT_EQ(postings(ranked({"a b", "c d", "e f"}, 1), 0.05), 0u);
  EXPECT_EQ(postings(ranked({}, 1), 0.05), 0u);
}

TEST(LowestAffordableThreshold, is_the_lowest_whose_postings_are_within_the_limit) {
  const RankedSets sets = ranked(random_texts(9, 400, 100), 1);
  for (const std::uint64_t limit : {0u, 10u, 1'000u, 20'000u, 100'000u, 10'000'000u}) {
    std::optional<double> expected;
    for (int step = 20; step >= 1; --step)
      if (postings(sets, step / 20.0) <= limit) expected = step / 20.0;
    EXPECT_EQ(value_of(lowest_affordable_threshold(sets, limit, 1, Progress{})), expected) << limit;
  }
}

TEST(LowestAffordableThreshold, is_none_if_even_the_highest_costs_too_much) {
  const RankedSets sets = ranked(random_texts(9, 400, 100), 1);
  const std::uint64_t limit = postings(sets, 0.5);
  EXPECT_EQ(value_of(lowest_affordable_threshold(sets, limit - 1, 0.5, Progress{})), std::nullopt);
  EXPECT_EQ(value_of(lowest_affordable_threshold(sets, limit, 0.5, Progress{})), 0.5);
  EXPECT_EQ(value_of(lowest_affordable_threshold(sets, limit, 0.04, Progress{})), std::nullopt);
}

class Fractions final : public ProgressSink {
 public:
  void report(const char*, double fraction) noexcept override { all.push_back(fraction); }

  std::vector<double> all;
};

TEST(LowestAffordableThreshold, search_never_goes_backwards) {
  const tbb::global_control one_thread(tbb::global_control::max_allowed_parallelism, 1);
  const RankedSets sets = ranked(random_texts(9, 400, 100), 1);
  Fractions told;
  ProgressRoot root(told, {});
  value_of(lowest_affordable_threshold(sets, 1'000, 1, root.progress()));
  EXPECT_GT(told.all.size(), 4U);
  EXPECT_TRUE(std::ranges::is_sorted(told.all));
}

TEST(RequireAffordable, refuses_with_the_cost_and_an_affordable_threshold) {
  const RankedSets sets = ranked(random_texts(9, 400, 100), 1);
  const std::uint64_t limit = postings(sets, 0.65);
  EXPECT_TRUE(require_affordable(sets, 0.65, limit, Progress{}));
  const auto refused = require_affordable(sets, 0.3, limit, Progress{});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::too_large);
  EXPECT_THAT(refused.error().message, HasSubstr("at least 0.3"));
  EXPECT_THAT(refused.error().message, HasSubstr("0.65"));
}

TEST(JoinCost, stops_when_cancelled) {
  std::stop_source stop;
  stop.request_stop();
  const auto cost = join_cost(ranked(random_texts(1, 100, 50), 1), 0.5, Progress(stop.get_token()));
  ASSERT_FALSE(cost);
  EXPECT_EQ(cost.error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
