#pragma once

#include <cstdint>

namespace lookalike {

/// The golden ratio's 64 bits: the step between the states of SplitMix64.
inline constexpr std::uint64_t kGoldenStep = 0x9E3779B97F4A7C15u;

/// A bijective mix of 64 bits: the finaliser of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", 2014).
constexpr std::uint64_t mix64(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

}  // namespace lookalike
