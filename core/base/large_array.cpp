#include "core/base/large_array.h"

#include <sys/mman.h>

#include <new>
#include <utility>

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

void* ArrayStore::allocate(std::size_t bytes) {
  constexpr std::size_t kLargest = std::size_t{32} << 20;
  const std::size_t room = (bytes + kAlignment - 1) / kAlignment * kAlignment;
  const std::lock_guard lock(mutex_);
  if (room > left_) {
    const std::size_t size = std::max(piece_, room);
    next_ = pieces_.emplace_back(make_large_array<char>(size)).get();
    left_ = size;  // only after the allocation has succeeded
    piece_ = std::min(2 * piece_, kLargest);
  }
  left_ -= room;
  return std::exchange(next_, next_ + room);
}

}  // namespace lookalike
