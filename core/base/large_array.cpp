#include "core/base/large_array.h"

#include <sys/mman.h>

#include <new>

namespace lookalike {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

}  // namespace

void* allocate_large(std::size_t bytes) {
  const std::size_t pages = (bytes + kHugePage - 1) / kHugePage;
  void* memory =
      bytes < kHugePage ? std::malloc(bytes > 0 ? bytes : 1) : std::aligned_alloc(kHugePage, pages * kHugePage);
  if (!memory) throw std::bad_alloc();
  if (bytes >= kHugePage) madvise(memory, pages * kHugePage, MADV_HUGEPAGE);  // only a hint
  return memory;
}

}  // namespace lookalike
