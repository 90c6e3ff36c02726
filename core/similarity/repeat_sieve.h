#pragma once

#include <cstdint>
#include <vector>

namespace lookalike {

/// Tells which keys may have been put in more than once, so that the others need no further memory. Two bits a slot: a
/// key that came twice is always found, one that came once is taken for repeated with probability of about keys /
/// slots.
class RepeatSieve {
 public:
  /// As many slots as fit into `bytes`, but no more than 2 to 4 a key.
  RepeatSieve(std::uint64_t keys, std::uint64_t bytes);

  /// From any number of threads; the keys must be well mixed in their low bits.
  void put(std::uint64_t key);
  /// Once everything is in.
  bool repeated(std::uint64_t key) const { return words_[word(key)] >> (bit(key) + kSlots) & 1; }
  std::uint64_t bytes() const { return words_.size() * sizeof(std::uint64_t); }

 private:
  static constexpr std::uint64_t kSlots = 32;  // a word: the low half says "came", the high half "came again"
  static std::uint64_t bit(std::uint64_t key) { return key % kSlots; }
  std::uint64_t word(std::uint64_t key) const { return key / kSlots & (words_.size() - 1); }

  std::vector<std::uint64_t> words_;  // a power of two
};

}  // namespace lookalike
