#pragma once

#include <cstdint>

#include "core/base/mix.h"

namespace lookalike {

/// Draws `size` documents without replacement; 0: all of them.
struct SampleOptions {
  std::uint64_t size = 0;
  std::uint64_t seed = 42;

  bool operator==(const SampleOptions&) const = default;
};

/// A document's rank in a sample depends only on seed and position, so a stream can be sampled without knowing its
/// length and a loaded corpus gives the same sample.
inline std::uint64_t sampling_key(std::uint64_t seed, std::uint64_t position) {
  return mix64(seed * 0xD1342543DE82EF95u + (position + 1) * kGoldenStep);
}

}  // namespace lookalike
