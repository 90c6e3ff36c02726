#pragma once

#include <cstdint>
#include <span>

namespace lookalike {

/// Sorts numbers in ascending order, with SIMD if that is faster (Highway's VQSort: Blacher, Giesen, Sanders,
/// Wassenberg, "Vectorized and performance-portable quicksort", 2022). O(n log n).
void sort_ascending(std::span<std::uint64_t> numbers);

}  // namespace lookalike
