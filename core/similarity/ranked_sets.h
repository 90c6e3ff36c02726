#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"

namespace lookalike {

struct RankedTag;
/// Position of a set among the sets of a join, from 0: smaller sets first, then in corpus order.
using RankedIndex = Index<RankedTag>;

/// The different non-empty sets of a corpus with their elements renamed to ranks, rare elements first. An element that
/// only one set has can match nothing: it is counted, but has no rank.
class RankedSets {
 public:
  /// O(total log total). Errors: cancelled.
  static Result<RankedSets> make(const ShingleSets& sets, const DuplicateGroups& groups, const Progress& progress);

  std::size_t size() const { return documents_.size(); }
  DocumentIndex document(RankedIndex set) const { return documents_[set]; }
  std::uint32_t set_size(RankedIndex set) const { return sizes_[set]; }  // elements, those of no rank included
  std::uint32_t unshared(RankedIndex set) const { return sizes_[set] - static_cast<std::uint32_t>(ranks(set).size()); }
  /// Ranks in ascending order.
  std::span<const std::uint32_t> ranks(RankedIndex set) const {
    return {ranks_.data() + begin_[set], begin_[set + 1] - begin_[set]};
  }
  std::uint32_t rank_count() const { return rank_count_; }

 private:
  std::vector<DocumentIndex> documents_;
  std::vector<std::uint32_t> sizes_;
  std::vector<std::uint64_t> begin_;  // size() + 1
  std::vector<std::uint32_t> ranks_;
  std::uint32_t rank_count_ = 0;
};

}  // namespace lookalike
