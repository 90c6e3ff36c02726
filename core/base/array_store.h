#pragma once

#include <algorithm>
#include <mutex>
#include <span>
#include <vector>

#include "core/base/large_array.h"

namespace lookalike {

/// Stores copies of arrays in a few large pieces of memory, most of it in huge pages: the first write, random access
/// and freeing cost less than for separate arrays. Any thread may add to it; an added array never moves.
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

  std::mutex mutex_;  // guards the members below
  std::vector<LargeArray<char>> pieces_;
  std::size_t piece_ = std::size_t{16} << 10;  // bytes of the next piece
  char* next_ = nullptr;
  std::size_t left_ = 0;
};

}  // namespace lookalike
