#include "core/similarity/ranked_sets.h"

#include <gmock/gmock.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <map>
#include <vector>

#include "tests/core/similarity/brute_force.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

using test::random_texts;
using test::shingle;
using test::Shingled;
using test::value_of;
using testing::ElementsAre;
using testing::HasSubstr;

RankedSets ranked(const Shingled& shingled, const JoinMemory& memory = {}) {
  return value_of(RankedSets::make(*shingled.sets, *shingled.groups, Progress{}, memory));
}

std::vector<std::vector<std::uint32_t>> all_ranks(const RankedSets& sets) {
  std::vector<std::vector<std::uint32_t>> all;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const auto ranks = sets.ranks(RankedIndex(i));
    all.emplace_back(ranks.begin(), ranks.end());
  }
  return all;
}

TEST(RankedSets, give_rare_elements_low_ranks_and_unshared_ones_none) {
  const Shingled shingled =
      shingle({"all two lone", "all two", "all three x", "all three y", "all three z"}, test::words(1));
  const RankedSets sets = ranked(shingled);
  ASSERT_EQ(sets.size(), 5u);
  EXPECT_EQ(sets.rank_count(), 3u);  // two (2 sets), three (3), all (5)
  EXPECT_EQ(sets.document(RankedIndex(0)), DocumentIndex(1));
  EXPECT_THAT(sets.ranks(RankedIndex(0)), ElementsAre(0, 2));
  EXPECT_EQ(sets.unshared(RankedIndex(0)), 0u);
  EXPECT_EQ(sets.document(RankedIndex(1)), DocumentIndex(0));
  EXPECT_EQ(sets.set_size(RankedIndex(1)), 3u);
  EXPECT_EQ(sets.unshared(RankedIndex(1)), 1u);
}

TEST(RankedSets, are_the_same_for_any_gathering_size) {
  const Shingled shingled = shingle(random_texts(5, 2'000, 1'000), test::words(2));
  const auto expected = all_ranks(ranked(shingled));
  for (const std::uint64_t gathering : {0u, 1u, 1'000u, 20'000u, 200'000u}) {
    JoinMemory memory;
    memory.gathering = gathering;
    EXPECT_EQ(all_ranks(ranked(shingled, memory)), expected) << gathering << " bytes";
  }
}

TEST(RankedSets, are_the_same_for_any_number_of_threads) {
  const Shingled shingled = shingle(random_texts(6, 2'000, 1'000), test::words(1));
  const auto expected = all_ranks(ranked(shingled));
  for (const std::size_t threads : {1, 2, 4}) {
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
    EXPECT_EQ(all_ranks(ranked(shingled)), expected) << threads << " threads";
  }
}

TEST(RankedSets, count_the_shared_elements_of_every_set) {
  const Shingled shingled = shingle(random_texts(7, 500, 300), test::words(2));
  std::map<std::uint64_t, std::size_t> holders;
  for (const DocumentIndex document : shingled.groups->representatives())
    for (const std::uint64_t element : (*shingled.sets)[document]) ++holders[element];
  const RankedSets sets = ranked(shingled);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const auto set = (*shingled.sets)[sets.document(RankedIndex(i))];
    const auto shared = std::count_if(set.begin(), set.end(), [&](std::uint64_t e) { return holders[e] > 1; });
    EXPECT_EQ(sets.set_size(RankedIndex(i)), set.size());
    EXPECT_EQ(static_cast<std::ptrdiff_t>(sets.ranks(RankedIndex(i)).size()), shared);
  }
}

TEST(RankedSets, that_do_not_fit_into_memory_are_refused_with_a_message) {
  const Shingled shingled = shingle(random_texts(8, 200, 50), test::words(1));
  JoinMemory memory;
  memory.limit = 1'000;
  const auto refused = RankedSets::make(*shingled.sets, *shingled.groups, Progress{}, memory);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::too_large);
  EXPECT_THAT(refused.error().message, HasSubstr("of memory"));
}

}  // namespace
}  // namespace lookalike
