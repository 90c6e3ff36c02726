#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/similarity/join_memory.h"
#include "core/similarity/shared_elements.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"

namespace lookalike {

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
  std::vector<std::uint64_t> begin_;  // size() + 1 entries, and one more
  std::vector<std::uint32_t> ranks_;
  std::uint32_t rank_count_ = 0;
};

}  // namespace lookalike
