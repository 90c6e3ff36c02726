#pragma once

#include <cstdint>

namespace lookalike::lesson {

/// Seed of every scene at first. Its first permutation has the first 1 of both sets in row 4, so that a minhash cannot
/// be taken for the bit itself.
inline constexpr std::uint64_t kFirstSeed = 77;

}  // namespace lookalike::lesson
