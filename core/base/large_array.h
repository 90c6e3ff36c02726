#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <span>
#include <type_traits>
#include <vector>

namespace lookalike {

/// Uninitialised memory; at 2 MiB and above, it is in huge pages if the system provides them, so that the first write
/// and random access cost less. Throws std::bad_alloc.
void* allocate_large(std::size_t bytes);

struct FreeMemory {
  void operator()(void* memory) const { std::free(memory); }
};

/// Trivial values, uninitialised.
template <typename T>
using LargeArray = std::unique_ptr<T[], FreeMemory>;

template <typename T>
LargeArray<T> make_large_array(std::size_t count) {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  return LargeArray<T>(static_cast<T*>(allocate_large(count * sizeof(T))));
}

/// Allocator for a vector in such memory.
template <typename T>
struct LargeAllocator {
  using value_type = T;

  LargeAllocator() = default;
  template <typename U>
  LargeAllocator(const LargeAllocator<U>&) {}  // NOLINT(google-explicit-constructor): required of an allocator

  T* allocate(std::size_t count) { return static_cast<T*>(allocate_large(count * sizeof(T))); }
  void deallocate(T* memory, std::size_t) { std::free(memory); }
  bool operator==(const LargeAllocator&) const = default;
};

template <typename T>
using LargeVector = std::vector<T, LargeAllocator<T>>;

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
