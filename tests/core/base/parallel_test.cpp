#include "core/base/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>
#include <vector>

namespace lookalike {
namespace {

std::vector<int> shuffled(int count) {
  std::vector<int> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 0);
  std::shuffle(numbers.begin(), numbers.end(), std::mt19937(3));
  return numbers;
}

TEST(ParallelSort, sorts) {
  auto numbers = shuffled(100'000);
  ASSERT_TRUE(parallel_sort(numbers.begin(), numbers.end(), std::less<>(), Progress()));
  EXPECT_TRUE(std::ranges::is_sorted(numbers));
}

TEST(ParallelSort, does_nothing_if_it_was_stopped_before) {
  auto numbers = shuffled(1'000);
  std::stop_source stop;
  stop.request_stop();
  const auto sorted = parallel_sort(numbers.begin(), numbers.end(), std::less<>(), Progress(stop.get_token()));
  ASSERT_FALSE(sorted);
  EXPECT_EQ(sorted.error().code, ErrorCode::cancelled);
}

// Sorting needs at least 20 million comparisons.
TEST(ParallelSort, stops_in_the_middle) {
  auto numbers = shuffled(1'000'000);
  std::stop_source stop;
  std::atomic<int> comparisons = 0;
  const auto less = [&](int x, int y) {
    if (++comparisons == 1'000'000) stop.request_stop();
    return x < y;
  };
  EXPECT_FALSE(parallel_sort(numbers.begin(), numbers.end(), less, Progress(stop.get_token())));
  EXPECT_LT(comparisons, 10'000'000);
  std::ranges::sort(numbers);
  EXPECT_EQ(numbers, [] {
    std::vector<int> all(1'000'000);
    std::iota(all.begin(), all.end(), 0);
    return all;
  }());
}

}  // namespace
}  // namespace lookalike
