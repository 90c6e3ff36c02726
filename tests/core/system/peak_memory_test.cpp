#include "core/system/machine_memory.h"

#include <gtest/gtest.h>
#include <sys/mman.h>

#include <cstring>
#include <fstream>

namespace lookalike {
namespace {

constexpr std::size_t kLarge = std::size_t{64} << 20;

// Bypasses the allocator, which may hold on to freed memory.
void touch_much_memory() {
  void* const bytes = mmap(nullptr, kLarge, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(bytes, MAP_FAILED);
  std::memset(bytes, 1, kLarge);
  munmap(bytes, kLarge);
}

TEST(PeakMemory, remembers_memory_that_was_freed) {
  touch_much_memory();
  EXPECT_GE(peak_resident_bytes(), kLarge);
}

TEST(PeakMemory, restarts_at_the_current_use) {
  if (!(std::ofstream("/proc/self/clear_refs") << 5 << std::flush)) GTEST_SKIP() << "the system cannot do that";
  touch_much_memory();
  const std::uint64_t before = peak_resident_bytes();
  begin_peak();
  EXPECT_LT(peak_resident_bytes(), before - kLarge / 2);
}

}  // namespace
}  // namespace lookalike
