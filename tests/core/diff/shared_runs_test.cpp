#include "core/diff/recipe_reading.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <random>

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Shingles = std::vector<std::uint64_t>;

TEST(SharedRuns, are_empty_for_texts_without_a_common_shingle) {
  EXPECT_THAT(shared_runs(Shingles{1, 2, 3}, Shingles{4, 5}), IsEmpty());
  EXPECT_THAT(shared_runs(Shingles{}, Shingles{1}), IsEmpty());
  EXPECT_THAT(shared_runs(Shingles{1}, Shingles{}), IsEmpty());
}

TEST(SharedRuns, equal_texts_share_one_run) {
  EXPECT_THAT(shared_runs(Shingles{1, 2, 3}, Shingles{1, 2, 3}), ElementsAre(SharedRun{0, 0, 3}));
}

TEST(SharedRuns, a_change_separates_two_runs) {
  EXPECT_THAT(shared_runs(Shingles{1, 2, 9, 3, 4}, Shingles{1, 2, 8, 7, 3, 4}),
              ElementsAre(SharedRun{0, 0, 2}, SharedRun{3, 4, 2}));
}

TEST(SharedRuns, a_moved_passage_is_a_run_of_its_own) {
  EXPECT_THAT(shared_runs(Shingles{1, 2, 3, 4, 5}, Shingles{4, 5, 0, 1, 2, 3}),
              ElementsAre(SharedRun{0, 3, 3}, SharedRun{3, 0, 2}));
}

TEST(SharedRuns, the_longest_of_several_matches_is_taken) {
  EXPECT_THAT(shared_runs(Shingles{1, 2, 3}, Shingles{1, 2, 0, 1, 2, 3}), ElementsAre(SharedRun{0, 3, 3}));
}

TEST(SharedRuns, of_equally_long_matches_the_nearest_is_taken) {
  EXPECT_THAT(shared_runs(Shingles{5, 6, 7, 1, 8}, Shingles{1, 5, 6, 9, 1, 0}),
              ElementsAre(SharedRun{0, 1, 2}, SharedRun{3, 4, 1}));
}

TEST(SharedRuns, cover_each_shared_shingle_once_and_cannot_be_extended) {
  std::mt19937 random(3);
  for (int trial = 0; trial < 300; ++trial) {
    Shingles own(random() % 40), other(random() % 40);
    for (Shingles* side : {&own, &other})
      for (std::uint64_t& shingle : *side) shingle = random() % 25;
    std::vector<bool> covered(own.size());
    for (const SharedRun& run : shared_runs(own, other)) {
      for (std::size_t i = 0; i < run.count; ++i) {
        EXPECT_EQ(own[run.first + i], other[run.twin + i]);
        EXPECT_FALSE(covered[run.first + i]);
        covered[run.first + i] = true;
      }
      const std::size_t end = run.first + run.count, twin_end = run.twin + run.count;
      EXPECT_TRUE(end == own.size() || twin_end == other.size() || own[end] != other[twin_end]);
    }
    for (std::size_t i = 0; i < own.size(); ++i) EXPECT_EQ(covered[i], std::ranges::find(other, own[i]) != other.end());
  }
}

}  // namespace
}  // namespace lookalike
