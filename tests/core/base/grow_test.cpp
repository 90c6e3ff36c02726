#include "core/similarity/grow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

namespace lookalike {
namespace {

TEST(Grow, fills_with_zeros_as_resizing_does) {
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{5'000'000}}) {
    std::vector<std::uint32_t> numbers;
    ASSERT_TRUE(grow(numbers, size, {}));
    EXPECT_EQ(numbers.size(), size);
    EXPECT_EQ(std::ranges::count(numbers, 0U), static_cast<std::ptrdiff_t>(size));
  }
}

TEST(Grow, stops_when_cancelled) {
  std::stop_source stop;
  stop.request_stop();
  std::vector<std::uint32_t> numbers;
  const auto done = grow(numbers, 1'000, Progress(stop.get_token()));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::cancelled);
  EXPECT_TRUE(numbers.empty());
}

}  // namespace
}  // namespace lookalike
