#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <vector>

namespace lookalike {

/// Uninitialised memory; from 2 MiB on it is in huge pages if the system provides them, so that the first write and
/// random access cost less. Throws std::bad_alloc.
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

}  // namespace lookalike
