#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/base/large_array.h"

namespace lookalike {

/// A set of keys that forgets which of those with the same low bits are in it: a bit each, so that it stays in a near
/// cache. The keys must be well mixed in their low bits.
class BitTable {
 public:
  /// At least so many bits, a power of two.
  explicit BitTable(std::uint64_t bits)
      : mask_(std::bit_ceil(std::max<std::uint64_t>(bits, 64)) - 1), words_((mask_ + 1) / 64) {}

  /// The key is needed soon.
  void fetch(std::uint64_t key) const { __builtin_prefetch(&words_[word(key)]); }
  bool contains(std::uint64_t key) const { return words_[word(key)] >> (key % 64) & 1; }
  /// Whether it was in it already, or one like it.
  bool test_and_set(std::uint64_t key) {
    std::uint64_t& bits = words_[word(key)];
    const bool was_in = bits >> (key % 64) & 1;
    bits |= std::uint64_t{1} << (key % 64);
    return was_in;
  }

 private:
  std::size_t word(std::uint64_t key) const { return (key & mask_) / 64; }

  std::uint64_t mask_;
  LargeVector<std::uint64_t> words_;
};

}  // namespace lookalike
