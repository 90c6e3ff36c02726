#pragma once

#include <cstdint>

namespace lookalike {

enum class HashFamily { multiply_shift, linear_crc, linear_next_prime, mersenne_61, affine_32, permutation };

inline constexpr std::uint32_t kMostHashes = 4096;

/// How a shingle set becomes a MinHash signature.
struct SketchOptions {
  std::uint32_t hashes = 100;  // n, values in a signature, 1..kMostHashes
  HashFamily family = HashFamily::multiply_shift;
  std::uint64_t seed = 42;

  bool operator==(const SketchOptions&) const = default;
};

}  // namespace lookalike
