#pragma once

#include <cstdint>

namespace lookalike {

/// How signatures are cut into bands.
struct LshOptions {
  std::uint32_t bands = 20;   // b
  std::uint32_t rows = 5;     // r, signature values per band; b * r <= n
  std::uint64_t buckets = 0;  // hash-table size per band; 0: unlimited, a bucket holds equal bands only

  bool operator==(const LshOptions&) const = default;
};

}  // namespace lookalike
