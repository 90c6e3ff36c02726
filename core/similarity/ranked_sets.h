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
#include "core/text/duplicate_groups.h"
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

/// Bytes that an exact join may take in addition to the shingle sets.
struct JoinMemory {
  /// While shared elements are gathered; less memory takes more rounds, of at least a 256th of the elements each.
  std::uint64_t gathering = std::uint64_t{1} << 30;
  /// For the results: ranks, index, postings and pairs; exceeding it is an error.
  std::uint64_t limit = std::uint64_t{4} << 30;
};

struct RankedTag;
/// Position of a set among the sets of a join, from 0: smaller sets first, then in corpus order.
using RankedIndex = Index<RankedTag>;

/// The distinct non-empty sets of a corpus with their elements mapped to ranks, rare elements first. An element that
/// only one set has can match nothing: it is counted, but has no rank.
class RankedSets {
 public:
  /// Takes `memory.gathering` while shared elements are gathered. A join takes at most 12 bytes for every occurrence of
  /// a shared element (its rank and its posting), 8 for every shared element, 24 per set, and 20 per set and thread
  /// (its postings): refused before allocation if this exceeds `memory.limit`. O(total log total + rounds * total).
  /// Errors: cancelled, too_large.
  static Result<RankedSets> make(const ShingleSets& sets, const DuplicateGroups& groups, const Progress& progress,
                                 const JoinMemory& memory = {});

  std::size_t size() const { return documents_.size(); }
  DocumentIndex document(RankedIndex set) const { return documents_[set]; }
  std::uint32_t set_size(RankedIndex set) const { return sizes_[set]; }  // elements, including those without a rank
  std::uint32_t unshared(RankedIndex set) const { return sizes_[set] - static_cast<std::uint32_t>(ranks(set).size()); }
  /// Ranks in ascending order.
  std::span<const std::uint32_t> ranks(RankedIndex set) const {
    return {ranks_.data() + begin_[set], begin_[set + 1] - begin_[set]};
  }
  /// The first set of at least `size` elements; size() if none exists. O(log sets).
  RankedIndex first_of_size(std::uint32_t size) const {
    return RankedIndex(std::lower_bound(sizes_.begin(), sizes_.end(), size) - sizes_.begin());
  }
  std::uint32_t rank_count() const { return rank_count_; }
  /// Upper limit of a join's memory without its pairs, by the formula above.
  std::uint64_t join_bytes() const { return join_bytes(size(), rank_count_, ranks_.size()); }

 private:
  friend class Ranking;
  static Result<void> check_memory(std::size_t sets, const SharedParts& shared, std::uint64_t limit);
  static std::uint64_t join_bytes(std::uint64_t sets, std::uint64_t elements, std::uint64_t occurrences);

  std::vector<DocumentIndex> documents_;
  std::vector<std::uint32_t> sizes_;
  std::vector<std::uint64_t> begin_;  // size() + 2 entries
  std::vector<std::uint32_t> ranks_;
  std::uint32_t rank_count_ = 0;
};

}  // namespace lookalike
