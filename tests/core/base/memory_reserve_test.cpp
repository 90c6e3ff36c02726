#include "core/base/memory_reserve.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cstdlib>
#include <new>

#include "core/base/large_array.h"

namespace lookalike {
namespace {

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
constexpr std::size_t kMega = std::size_t{1} << 20;

bool is_refused(std::size_t bytes) {
  try {
    check_reserve(bytes);
    return false;
  } catch (const std::bad_alloc&) {
    return true;
  }
}

/// In a process that may have so many bytes of data and keeps as many for small pieces.
template <typename Check>
[[noreturn]] void end_within(std::size_t data, std::size_t reserve, Check check) {
  const rlimit limit{data, RLIM_INFINITY};
  setrlimit(RLIMIT_DATA, &limit);
  reserve_for_small_pieces(reserve);
  std::_Exit(check() ? 0 : 1);
}

template <typename Check>
void expect_within(std::size_t data, std::size_t reserve, Check check) {
  EXPECT_EXIT(end_within(data, reserve, check), testing::ExitedWithCode(0), "");
}

TEST(MemoryReserve, is_left_to_small_pieces) {
  expect_within(1'000 * kMega, 600 * kMega, [] {
    return is_refused(500 * kMega) && is_refused(400 * kMega) && !is_refused(100 * kMega) &&
           !is_refused(kLargePiece - 1);
  });
}

TEST(MemoryReserve, is_left_by_large_arrays) {
  expect_within(1'000 * kMega, 990 * kMega, [] {
    const auto small = make_large_array<char>(1'000);
    try {
      make_large_array<char>(100 * kMega);
      return false;
    } catch (const std::bad_alloc&) {
      return small != nullptr;
    }
  });
}

TEST(MemoryReserve, is_none_unless_it_is_asked_for) {
  expect_within(1'000 * kMega, 0, [] { return !is_refused(5'000 * kMega); });
}
#endif

TEST(MemoryReserve, is_of_no_use_where_the_process_has_no_limit) {
  rlimit limit{};
  ASSERT_EQ(getrlimit(RLIMIT_DATA, &limit), 0);
  if (limit.rlim_cur != RLIM_INFINITY) GTEST_SKIP() << "There is a limit.";
  reserve_for_small_pieces(std::size_t{1} << 40);
  EXPECT_NO_THROW(check_reserve(std::size_t{1} << 30));
  reserve_for_small_pieces(0);
}

}  // namespace
}  // namespace lookalike
