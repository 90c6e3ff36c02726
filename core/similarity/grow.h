#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace lookalike {

/// Grows an empty vector to `size` piece by piece, because touching gigabytes takes longer than a cancellation may
/// take. Errors: cancelled.
template <typename T>
Result<void> grow(std::vector<T>& numbers, std::size_t size, const Progress& progress) {
  constexpr std::size_t kPiece = (std::size_t{16} << 20) / sizeof(T);
  numbers.reserve(size);
  while (numbers.size() < size) {
    if (progress.cancelled()) return cancelled();
    numbers.resize(std::min(size, numbers.size() + kPiece));
  }
  return {};
}

}  // namespace lookalike
