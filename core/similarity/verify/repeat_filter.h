#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace lookalike {

/// Tells which keys may have been put in more than once, so that the others need no sorting. Two bits a slot and 4 to 8
/// slots a key: a key that came twice is always found, one that came once is taken for repeated if another fell into
/// its slot, with a probability of less than 1/4.
class RepeatFilter {
 public:
  explicit RepeatFilter(std::uint64_t keys) : words_(std::max<std::uint64_t>(std::bit_ceil(keys * 4) / kSlots, 1)) {}

  /// The keys must be well mixed in their low bits.
  void put(std::uint64_t key) {
    std::uint64_t& slots = words_[word(key)];
    const std::uint64_t came = std::uint64_t{1} << bit(key);
    slots |= (slots & came) << kSlots | came;
  }
  /// Once everything is in.
  bool repeated(std::uint64_t key) const { return words_[word(key)] >> (bit(key) + kSlots) & 1; }

 private:
  static constexpr std::uint64_t kSlots = 32;  // a word: the low half says "came", the high half "came again"
  static std::uint64_t bit(std::uint64_t key) { return key % kSlots; }
  std::uint64_t word(std::uint64_t key) const { return key / kSlots & (words_.size() - 1); }

  std::vector<std::uint64_t> words_;  // a power of two
};

}  // namespace lookalike
