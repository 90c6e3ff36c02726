#pragma once

#include <algorithm>
#include <mutex>
#include <span>
#include <vector>

#include "core/base/large_array.h"

namespace lookalike {

/// Keeps copies of arrays in few large pieces of memory, most of it in huge pages: to touch it for the first time, to
/// go to and fro in it and to free it costs less than it does for arrays of their own. Any thread may add to it; what
/// was added stays in its place.
class ArrayStore {
 public:
  /// O(values). Throws std::bad_alloc.
  template <typename T>
  std::span<const T> keep(std::span<const T> values) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= kAlignment);
    T* const place = static_cast<T*>(allocate(values.size_bytes()));
    std::ranges::copy(values, place);
    return {place, values.size()};
  }

 private:
  static constexpr std::size_t kAlignment = 8;

  void* allocate(std::size_t bytes);

  std::mutex mutex_;  // guards what follows
  std::vector<LargeArray<char>> pieces_;
  std::size_t piece_ = std::size_t{16} << 10;  // bytes of the next one
  char* next_ = nullptr;
  std::size_t left_ = 0;
};

}  // namespace lookalike
