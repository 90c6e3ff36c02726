#pragma once

#include <cstdint>

namespace lookalike {

/// A set of `size` elements and 64 others: bit i if its Jaccard similarity to number i, as Overlap computes it, is
/// threshold or more. No set has more than 65,535 elements; those of two empty ones is not a number and reaches
/// nothing. By SIMD.
std::uint64_t reaching(const std::uint16_t* common, std::uint32_t size, const std::uint32_t* sizes, double threshold);

}  // namespace lookalike
