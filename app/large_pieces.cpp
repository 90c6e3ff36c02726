#include <cstdlib>
#include <new>

#include "core/base/memory_reserve.h"

// Sanitizers have their own.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

/// Allocates as the standard library does, but leaves the reserve to small allocations. The memory is freed by `free`.
void* operator new(std::size_t bytes) {
  lookalike::check_reserve(bytes);
  if (void* const memory = std::malloc(bytes > 0 ? bytes : 1)) return memory;
  throw std::bad_alloc();
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

#endif
