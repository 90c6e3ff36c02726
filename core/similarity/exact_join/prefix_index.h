#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/similarity/ranked_sets.h"

namespace lookalike {

/// Bounds that a threshold t in (0, 1] sets on sizes and overlap of similar sets (Xiao, Wang, Lin, Yu, "Efficient
/// similarity joins for near-duplicate detection", TODS 2011, sections 2 and 3).
class JoinBounds {
 public:
  explicit JoinBounds(double threshold) : t_(threshold) {}

  std::uint32_t least_size(std::uint32_t size) const { return at_least(t_ * size); }
  std::uint32_t least_overlap(std::uint32_t x, std::uint32_t y) const {
    return at_least(t_ / (1 + t_) * (double(x) + double(y)));
  }
  /// Length of the prefix of a set that shares an element with every smaller set similar to it.
  std::uint32_t probe_prefix(std::uint32_t size) const { return size - least_size(size) + 1; }
  /// The same for a set probed by sets at least as large.
  std::uint32_t index_prefix(std::uint32_t size) const { return size - least_overlap(size, size) + 1; }

  bool similar(std::uint32_t overlap, std::uint32_t x, std::uint32_t y) const {
    return double(overlap) / double(x + y - overlap) >= t_;
  }

 private:
  // Smallest integer n with n >= x, where x is computed from a threshold and may exceed n by a rounding error.
  static std::uint32_t at_least(double x) {
    const double exact = x * (1 - 1e-12);
    const auto below = static_cast<std::uint32_t>(exact);  // std::ceil is a call, and this is the innermost loop
    return below + (below < exact);
  }

  double t_;
};

/// For every rank, the sets with that rank in their index prefix, smaller sets first. The sets must outlive the index.
class PrefixIndex {
 public:
  struct Posting {
    std::uint32_t set;
    std::uint32_t place;  // position of the rank in the set
  };

  /// Takes 8 bytes per posting and 8 per rank. O(ranks in prefixes). Errors: cancelled.
  static Result<PrefixIndex> make(const RankedSets& sets, const JoinBounds& bounds, const Progress& progress);

  const RankedSets& sets() const { return *sets_; }
  const JoinBounds& bounds() const { return bounds_; }

  /// Calls `visit(place, postings)` for each rank in the probe prefix of a set, with the postings of earlier sets that
  /// are large enough to be similar. These visits are the cost of a join. O(prefix * log sets) plus the visits.
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
  // Postings of the sets in [first, last).
  std::span<const Posting> postings(std::uint32_t rank, RankedIndex first, RankedIndex last) const;

  const RankedSets* sets_;
  JoinBounds bounds_;
  std::vector<std::uint64_t> begin_;  // start of each rank's postings
  std::vector<Posting> postings_;
};

}  // namespace lookalike
