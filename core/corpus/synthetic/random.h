#pragma once

#include <cstdint>

#include "core/base/mix.h"

namespace lookalike::generation {

/// SplitMix64. Only integer arithmetic, so that every machine draws the same numbers.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() { return mix64(state_ += kGoldenStep); }

  /// A number in [0, limit); 0 < limit <= 2^32. The bias is below limit / 2^32.
  constexpr std::uint32_t below(std::uint64_t limit) {
    return static_cast<std::uint32_t>(((next() >> 32) * limit) >> 32);
  }

  /// A number in [low, high].
  constexpr std::uint32_t between(std::uint32_t low, std::uint32_t high) {
    return low + below(std::uint64_t{high} - low + 1);
  }

  /// True with a probability of `percent` percent.
  constexpr bool chance(std::uint32_t percent) { return below(100) < percent; }

 private:
  std::uint64_t state_;
};

}  // namespace lookalike::generation
