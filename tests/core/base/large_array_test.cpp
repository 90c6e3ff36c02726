#include "core/base/large_array.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

std::vector<std::uint64_t> numbers(std::size_t count, std::uint64_t seed) {
  std::vector<std::uint64_t> made(count);
  for (std::size_t i = 0; i < count; ++i) made[i] = seed * 1'000'003 + i;
  return made;
}

// Sizes just below and above every piece size.
TEST(ArrayStore, keeps_arrays_of_any_size_where_they_are) {
  ArrayStore store;
  std::vector<std::span<const std::uint64_t>> kept;
  const std::size_t sizes[] = {0, 1, 2'000, 5'000, 3, 9'000, 300'000, 7, 5'000'000, 100'000, 1};
  for (const std::size_t size : sizes) kept.push_back(store.keep<std::uint64_t>(numbers(size, size)));
  for (std::size_t i = 0; i < kept.size(); ++i)
    EXPECT_TRUE(std::ranges::equal(kept[i], numbers(sizes[i], sizes[i]))) << sizes[i];
}

TEST(ArrayStore, aligns_what_follows_an_odd_length) {
  ArrayStore store;
  const std::string odd = "odd";
  for (int i = 0; i < 10; ++i) {
    const auto text = store.keep<char>(odd);
    const auto number = store.keep<std::uint64_t>(numbers(1, 9));
    EXPECT_EQ(std::string(text.begin(), text.end()), odd);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(number.data()) % alignof(std::uint64_t), 0U);
    EXPECT_EQ(number[0], numbers(1, 9)[0]);
  }
}

TEST(ArrayStore, takes_arrays_from_many_threads) {
  ArrayStore store;
  std::vector<std::span<const std::uint64_t>> kept(2'000);
  ASSERT_TRUE(parallel_for_each(kept.size(), 1, {}, [&](std::size_t i) {
                kept[i] = store.keep<std::uint64_t>(numbers(i % 700, i));
              }).has_value());
  for (std::size_t i = 0; i < kept.size(); ++i) ASSERT_TRUE(std::ranges::equal(kept[i], numbers(i % 700, i))) << i;
}

#ifndef LOOKALIKE_SANITIZED
TEST(ArrayStore, is_unchanged_when_memory_runs_out) {
  ArrayStore store;
  const auto before = store.keep<std::uint64_t>(numbers(1'900, 1));
  const std::span<const std::uint64_t> too_many(before.data(), std::size_t{1} << 57);
  EXPECT_THROW(store.keep(too_many), std::bad_alloc);
  std::vector<std::span<const std::uint64_t>> kept;
  for (std::size_t size = 1; size < 3'000; size += 100) kept.push_back(store.keep<std::uint64_t>(numbers(size, size)));
  for (const auto& array : kept) EXPECT_TRUE(std::ranges::equal(array, numbers(array.size(), array.size())));
  EXPECT_TRUE(std::ranges::equal(before, numbers(1'900, 1)));
}
#endif

}  // namespace
}  // namespace lookalike
