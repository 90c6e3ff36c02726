#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <type_traits>

namespace lookalike {

/// Memory that is not written yet; 2 MiB and more lie in huge pages where the system gives them, so that touching them
/// for the first time and going to and fro in them costs less. Throws std::bad_alloc.
void* allocate_large(std::size_t bytes);

struct FreeMemory {
  void operator()(void* memory) const { std::free(memory); }
};

/// Plain values, not initialised.
template <typename T>
using LargeArray = std::unique_ptr<T[], FreeMemory>;

template <typename T>
LargeArray<T> make_large_array(std::size_t count) {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  return LargeArray<T>(static_cast<T*>(allocate_large(count * sizeof(T))));
}

}  // namespace lookalike
