#include "core/similarity/jaccard.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <set>
#include <vector>

namespace lookalike {
namespace {

using Set = std::vector<std::uint64_t>;
constexpr std::uint64_t kLargest = ~std::uint64_t{0};

TEST(Jaccard, lectures_bit_vectors) {
  EXPECT_DOUBLE_EQ(jaccard(Set{1, 3, 4, 5}, Set{1, 4, 5}), 3.0 / 4);  // 10111 and 10011
}

TEST(Jaccard, lectures_three_of_seven) {
  EXPECT_DOUBLE_EQ(jaccard(Set{1, 2, 3, 4, 5}, Set{3, 4, 5, 6, 7}), 3.0 / 7);
}

TEST(Jaccard, equal_sets_are_one) {
  EXPECT_EQ(jaccard(Set{0, 9, kLargest}, Set{0, 9, kLargest}), 1);
}
TEST(Jaccard, disjoint_sets_are_zero) {
  EXPECT_EQ(jaccard(Set{1, 3, 5}, Set{0, 2, 4, 6}), 0);
}
TEST(Jaccard, one_empty_set_is_zero) {
  EXPECT_EQ(jaccard(Set{}, Set{1}, 1), 0);
  EXPECT_EQ(jaccard(Set{1}, Set{}, 1), 0);
}
TEST(Jaccard, two_empty_sets_are_zero_by_default) {
  EXPECT_EQ(jaccard(Set{}, Set{}), 0);
}
TEST(Jaccard, two_empty_sets_are_one_by_the_reports_convention) {
  EXPECT_EQ(jaccard(Set{}, Set{}, 1), 1);
}

TEST(Jaccard, four_of_five_is_exactly_the_number_written) {
  EXPECT_EQ(jaccard(Set{1, 2, 3, 4}, Set{1, 2, 3, 4, 5}), 0.8);
}

TEST(IntersectionSize, equals_the_standard_library_on_random_sets) {
  std::mt19937 random(5);
  for (int round = 0; round < 2'000; ++round) {
    std::set<std::uint64_t> a, b;
    const std::uint64_t range = 1 + random() % 60;
    for (auto left = random() % 40; left; --left) a.insert(random() % range * 0x0404'0404'0404'0404);
    for (auto left = random() % 40; left; --left) b.insert(random() % range * 0x0404'0404'0404'0404);
    Set common;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
    ASSERT_EQ(intersection_size(Set(a.begin(), a.end()), Set(b.begin(), b.end())), common.size());
  }
}

TEST(Reaches, compares_jaccard_with_the_threshold) {
  std::mt19937 random(6);
  for (int round = 0; round < 2'000; ++round) {
    Set a, b;
    for (std::uint64_t element = 0; element < 40; ++element) {
      const auto where = random() % 8;
      if (where > 0) a.push_back(element);
      if (where != 1) b.push_back(element);
      if (random() % 30 == 0) a.clear();
    }
    for (int numerator = 1; numerator <= 40; ++numerator) {
      for (const int denominator : {10, 19, 39, 40}) {
        if (numerator > denominator) continue;
        const double t = static_cast<double>(numerator) / denominator;  // ties included
        ASSERT_EQ(reaches(a, b, t), jaccard(a, b) >= t) << numerator << "/" << denominator;
      }
    }
  }
}

TEST(Reaches, nothing_is_reached_by_empty_sets) {
  EXPECT_FALSE(reaches(Set{}, Set{}, 0.1));
  EXPECT_FALSE(reaches(Set{}, Set{1}, 0.1));
}

}  // namespace
}  // namespace lookalike
