#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/similarity/exact_join/join_bounds.h"
#include "core/similarity/ranked_sets.h"

namespace lookalike {

/// For every rank, the sets that hold it in their index prefix, smaller sets first. The sets must outlive it.
class PrefixIndex {
 public:
  struct Posting {
    std::uint32_t set;
    std::uint32_t place;  // of the rank among the set's
  };

  /// Holds 8 bytes a posting and 8 a rank. O(ranks in prefixes). Errors: cancelled.
  static Result<PrefixIndex> make(const RankedSets& sets, const JoinBounds& bounds, const Progress& progress);

  const RankedSets& sets() const { return *sets_; }
  const JoinBounds& bounds() const { return bounds_; }

  /// Calls `visit(place, postings)` for each rank in the probe prefix of a set, with the postings of the sets before it
  /// that are large enough to be similar. Visiting them is what a join costs.
  /// O(prefix * log sets) beside the visits.
  template <typename Visit>
  void probe(RankedIndex set, const Visit& visit) const {
    const std::uint32_t size = sets_->set_size(set);
    const RankedIndex first = sets_->first_of_size(bounds_.least_size(size));
    const std::uint32_t places = ranks_in_prefix(set, bounds_.probe_prefix(size));
    for (std::uint32_t place = 0; place < places; ++place) visit(place, postings(sets_->ranks(set)[place], first, set));
  }

 private:
  PrefixIndex(const RankedSets& sets, const JoinBounds& bounds) : sets_(&sets), bounds_(bounds) {}
  template <typename Visit>
  Result<void> for_each_posting(const Progress& progress, const Visit& visit) const;
  std::uint32_t ranks_in_prefix(RankedIndex set, std::uint32_t prefix) const;
  // Elements of the sets in [first, last).
  std::span<const Posting> postings(std::uint32_t rank, RankedIndex first, RankedIndex last) const;

  const RankedSets* sets_;
  JoinBounds bounds_;
  std::vector<std::uint64_t> begin_;  // of each rank's postings
  std::vector<Posting> postings_;
};

}  // namespace lookalike
