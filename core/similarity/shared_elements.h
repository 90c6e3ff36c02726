#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Elements of at least two sets, and the sets that have them.
struct SharedElements {
  std::vector<std::uint32_t> counts;   // number of sets, by element
  std::vector<std::uint32_t> holders;  // sets as positions among the documents, element by element, unordered
};

/// All shared elements in parts; order of elements and parts depends on the sets alone.
using SharedParts = std::array<SharedElements, 256>;

/// The elements shared by sets of `documents`. Their occurrences take 16 bytes each while they are gathered, in as many
/// rounds over the parts as it takes to stay within `bytes` (at least one part per round); each round reads all sets
/// again. The result takes 4 bytes for every occurrence of a shared element and 4 for every shared element. O(total log
/// total + rounds * total). Errors: cancelled.
Result<SharedParts> gather_shared_elements(const ShingleSets& sets, std::span<const DocumentIndex> documents,
                                           std::uint64_t bytes, const Progress& progress);

/// Finds keys that may have been put in more than once, so that the others need no sorting. Two bits per slot and 4 to
/// 8 slots per key: a repeated key is always found; a unique key is reported as repeated if another fell into its slot,
/// with a probability of less than 1/4.
class RepeatFilter {
 public:
  explicit RepeatFilter(std::uint64_t keys) : words_(std::max<std::uint64_t>(std::bit_ceil(keys * 4) / kSlots, 1)) {}

  /// The keys must be well mixed in their low bits.
  void put(std::uint64_t key) {
    std::uint64_t& bits = words_[word(key)];
    const std::uint64_t came = std::uint64_t{1} << bit(key);
    bits |= (bits & came) << kSlots | came;
  }
  /// Valid once all keys are in.
  bool repeated(std::uint64_t key) const { return words_[word(key)] >> (bit(key) + kSlots) & 1; }

 private:
  static constexpr std::uint64_t kSlots = 32;  // per word: the low half says "seen", the high half "seen again"
  static std::uint64_t bit(std::uint64_t key) { return key % kSlots; }
  std::uint64_t word(std::uint64_t key) const { return key / kSlots & (words_.size() - 1); }

  std::vector<std::uint64_t> words_;  // a power of two
};

}  // namespace lookalike
