#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/base/large_array.h"

namespace lookalike {

/// An approximate set of keys: keys with the same low bits count as one. It holds one bit each, so that it fits into a
/// near cache. The low bits of the keys must be well mixed.
class BitTable {
 public:
  /// Rounds up to a power of two.
  explicit BitTable(std::uint64_t bits)
      : mask_(std::bit_ceil(std::max<std::uint64_t>(bits, 64)) - 1), words_((mask_ + 1) / 64) {}

  /// Prefetches the key's bit.
  void fetch(std::uint64_t key) const { __builtin_prefetch(&words_[word(key)]); }
  bool contains(std::uint64_t key) const { return words_[word(key)] >> (key % 64) & 1; }
  /// Inserts the key; true if it, or a key with the same low bits, was in the set already.
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
