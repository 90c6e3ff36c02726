#include "core/base/array_store.h"

#include <utility>

namespace lookalike {

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
