#include "core/similarity/exact_join.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <vector>

#include "core/base/parallel.h"
#include "core/similarity/ranked_sets.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 16;  // sets a task

// Smallest integer n with n >= x, where x is computed from a threshold and may lie a rounding error above n.
std::uint32_t at_least(double x) {
  return static_cast<std::uint32_t>(std::ceil(x * (1 - 1e-12)));
}

/// What a threshold demands of sizes and overlaps.
class Bounds {
 public:
  explicit Bounds(double threshold) : t_(threshold) {}
  std::uint32_t least_size(std::uint32_t size) const { return at_least(t_ * size); }
  std::uint32_t least_overlap(std::uint32_t x, std::uint32_t y) const {
    return at_least(t_ / (1 + t_) * (double(x) + double(y)));
  }
  /// A set shares an element among its first so many with every smaller set that is similar to it.
  std::uint32_t probe_prefix(std::uint32_t size) const { return size - least_size(size) + 1; }
  /// The same, for a set that is met by sets at least as large.
  std::uint32_t index_prefix(std::uint32_t size) const { return size - least_overlap(size, size) + 1; }
  bool similar(std::uint32_t overlap, std::uint32_t x, std::uint32_t y) const {
    return double(overlap) / double(x + y - overlap) >= t_;
  }

 private:
  double t_;
};

// How many of a set's ranks lie in its first `prefix` elements; those without a rank come first.
std::uint32_t ranks_in_prefix(const RankedSets& sets, RankedIndex set, std::uint32_t prefix) {
  const std::uint32_t unshared = sets.unshared(set);
  return prefix > unshared ? std::min<std::uint32_t>(prefix - unshared, sets.ranks(set).size()) : 0;
}

/// For every rank, the sets that hold it in their index prefix, smaller sets first, with its place among their ranks.
class PrefixIndex {
 public:
  struct Posting {
    std::uint32_t set;
    std::uint32_t place;
  };

  PrefixIndex(const RankedSets& sets, const Bounds& bounds) : begin_(sets.rank_count() + std::size_t{1}) {
    const auto each = [&](const auto& take) {
      for (std::uint32_t i = 0; i < sets.size(); ++i) {
        const RankedIndex set(i);
        const std::uint32_t count = ranks_in_prefix(sets, set, bounds.index_prefix(sets.set_size(set)));
        for (std::uint32_t place = 0; place < count; ++place) take(sets.ranks(set)[place], Posting{i, place});
      }
    };
    each([this](std::uint32_t rank, Posting) { ++begin_[rank + 1]; });
    for (std::size_t i = 1; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
    postings_.resize(begin_.back());
    std::vector<std::uint64_t> next(begin_.begin(), begin_.end() - 1);
    each([&](std::uint32_t rank, Posting posting) { postings_[next[rank]++] = posting; });
  }

  std::span<const Posting> of(std::uint32_t rank) const {
    return {postings_.data() + begin_[rank], begin_[rank + 1] - begin_[rank]};
  }

 private:
  std::vector<std::uint64_t> begin_;
  std::vector<Posting> postings_;
};

/// One thread's memory of the sets that the current one has met.
struct Meetings {
  struct Met {
    std::uint32_t overlap = 0;             // so far, inside the prefixes
    std::uint32_t x_next = 0, y_next = 0;  // places behind the last common rank
    bool hopeless = false;
  };
  explicit Meetings(std::size_t sets) : met(sets) {}
  std::vector<Met> met;
  std::vector<std::uint32_t> touched;
};

class Join {
 public:
  Join(const RankedSets& sets, double threshold, const PairVisitor& visit)
      : sets_(sets), bounds_(threshold), index_(sets, bounds_), visit_(visit) {}

  Result<void> run(const Progress& progress) {
    tbb::enumerable_thread_specific<Meetings> meetings([this] { return Meetings(sets_.size()); });
    return parallel_for_each(sets_.size(), kGrain, progress, [&](std::size_t i) {
      Meetings& mine = meetings.local();
      meet(RankedIndex(i), mine, progress);
      settle(RankedIndex(i), mine);
    });
  }

 private:
  // Finds the earlier sets that share a rank of the prefix and may still reach the threshold.
  void meet(RankedIndex x, Meetings& mine, const Progress& progress) const {
    const auto ranks = sets_.ranks(x);
    const std::uint32_t size = sets_.set_size(x);
    const std::uint32_t least = bounds_.least_size(size);
    const std::uint32_t prefix = ranks_in_prefix(sets_, x, bounds_.probe_prefix(size));
    for (std::uint32_t place = 0; place < prefix && !progress.cancelled(); ++place) {
      const auto postings = index_.of(ranks[place]);
      const auto first = std::partition_point(postings.begin(), postings.end(), [&](const auto& posting) {
        return sets_.set_size(RankedIndex(posting.set)) < least;
      });
      for (auto posting = first; posting != postings.end() && posting->set < x.value; ++posting)
        note(x, place, *posting, mine);
    }
  }

  void note(RankedIndex x, std::uint32_t place, PrefixIndex::Posting posting, Meetings& mine) const {
    Meetings::Met& met = mine.met[posting.set];
    if (met.hopeless) return;
    const RankedIndex y(posting.set);
    if (met.overlap == 0) mine.touched.push_back(posting.set);
    const auto left_x = static_cast<std::uint32_t>(sets_.ranks(x).size()) - place - 1;
    const auto left_y = static_cast<std::uint32_t>(sets_.ranks(y).size()) - posting.place - 1;
    ++met.overlap;
    met.x_next = place + 1;
    met.y_next = posting.place + 1;
    const std::uint32_t wanted = bounds_.least_overlap(sets_.set_size(x), sets_.set_size(y));
    met.hopeless = met.overlap + std::min(left_x, left_y) < wanted;
  }

  // Counts the rest of each overlap and forgets the meetings.
  void settle(RankedIndex x, Meetings& mine) const {
    for (const std::uint32_t other : mine.touched) {
      Meetings::Met& met = mine.met[other];
      if (!met.hopeless) verify(x, RankedIndex(other), met);
      met = {};
    }
    mine.touched.clear();
  }

  void verify(RankedIndex x, RankedIndex y, const Meetings::Met& met) const {
    const auto a = sets_.ranks(x), b = sets_.ranks(y);
    const std::uint32_t wanted = bounds_.least_overlap(sets_.set_size(x), sets_.set_size(y));
    std::uint32_t overlap = met.overlap;
    std::size_t i = met.x_next, j = met.y_next;
    while (i < a.size() && j < b.size()) {
      if (overlap + std::min(a.size() - i, b.size() - j) < wanted) return;
      const std::uint32_t p = a[i], q = b[j];
      overlap += p == q;
      i += p <= q;
      j += q <= p;
    }
    report(x, y, overlap);
  }

  void report(RankedIndex x, RankedIndex y, std::uint32_t overlap) const {
    const std::uint32_t size_x = sets_.set_size(x), size_y = sets_.set_size(y);
    if (!bounds_.similar(overlap, size_x, size_y)) return;
    const auto [a, b] = std::minmax({sets_.document(x), sets_.document(y)});
    visit_(a, b, double(overlap) / double(size_x + size_y - overlap));
  }

  const RankedSets& sets_;
  const Bounds bounds_;
  const PrefixIndex index_;
  const PairVisitor& visit_;
};

}  // namespace

Result<void> for_each_exact_pair(const ShingleSets& sets, const DuplicateGroups& groups, double threshold,
                                 const Progress& progress, const PairVisitor& visit) {
  const auto ranked = RankedSets::make(sets, groups, progress.part(0, 0.3, "rank"));
  if (!ranked) return tl::unexpected(ranked.error());
  return Join(*ranked, threshold, visit).run(progress.part(0.3, 1, "join"));
}

Result<std::shared_ptr<const SimilarPairs>> exact_pairs(const ShingleSets& sets,
                                                        std::shared_ptr<const DuplicateGroups> groups, double threshold,
                                                        const Progress& progress) {
  std::atomic<std::size_t> found{0};
  tbb::enumerable_thread_specific<std::vector<SimilarPair>> shares;
  const auto visit = [&](DocumentIndex a, DocumentIndex b, double jaccard) {
    if (found.fetch_add(1, std::memory_order_relaxed) < ScoredPairs::kMaxSimilar)
      shares.local().push_back({a, b, jaccard, 0, 0});
  };
  if (const auto done = for_each_exact_pair(sets, *groups, threshold, progress, visit); !done)
    return tl::unexpected(done.error());
  if (found > ScoredPairs::kMaxSimilar)
    return failure(ErrorCode::too_large, "More than " + std::to_string(ScoredPairs::kMaxSimilar) +
                                             " pairs of different documents are that similar; raise the threshold.");
  ScoredPairs scored;
  for (const auto& share : shares) scored.pairs.insert(scored.pairs.end(), share.begin(), share.end());
  return select_similar(scored, std::move(groups), {threshold, VerifyBy::exact, 0}, 0);
}

}  // namespace lookalike
