#include "core/base/memory_reserve.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <new>

namespace lookalike {
namespace {

std::atomic<std::uint64_t> reserve = 0;

/// Bytes of data that the process has asked for; 0 where the system does not say. Takes no memory itself.
std::uint64_t data_bytes() {
  char text[128] = {};
  const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t length = ::read(file, text, sizeof text - 1);
  ::close(file);
  unsigned long long pages = 0;
  if (length <= 0 || std::sscanf(text, "%*u %*u %*u %*u %*u %llu", &pages) != 1) return 0;
  return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

void reserve_for_small_pieces(std::uint64_t bytes) {
  reserve = bytes;
}

void check_reserve(std::size_t bytes) {
  const std::uint64_t kept = reserve;
  if (kept == 0 || bytes < kLargePiece) return;
  rlimit limit{};
  if (::getrlimit(RLIMIT_DATA, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  if (data_bytes() + bytes + kept > limit.rlim_cur) throw std::bad_alloc();
}

}  // namespace lookalike
