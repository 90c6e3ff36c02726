#include "core/similarity/exact_join.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>
#include <stop_token>

#include "core/base/parallel.h"
#include "core/similarity/exact_join/prefix_index.h"
#include "core/similarity/join_cost.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 16;  // sets per task
constexpr std::uint64_t kBytesPerPair = 100;

/// One thread's overlaps of the current set with earlier sets.
struct Overlaps {
  struct Met {
    std::uint32_t overlap = 0;             // common ranks so far, inside the prefixes
    std::uint32_t x_next = 0, y_next = 0;  // positions after the last common rank
    bool hopeless = false;
  };
  explicit Overlaps(std::size_t sets) : met(sets) {}
  std::vector<Met> met;
  std::vector<std::uint32_t> touched;
};

class Join {
 public:
  Join(const PrefixIndex& index, const PairVisitor& visit)
      : index_(index), sets_(index.sets()), bounds_(index.bounds()), visit_(visit) {}

  Result<void> run(const Progress& progress) {
    const auto total = count_postings(index_, progress.part(0, 0.1, "join"));
    if (!total) return tl::unexpected(total.error());
    const Progress joining = progress.part(0.1, 1, "join");
    std::atomic<std::uint64_t> done{0};
    tbb::enumerable_thread_specific<Overlaps> overlaps([this] { return Overlaps(sets_.size()); });
    return parallel_for_each(sets_.size(), kGrain, Progress(progress.stop_token()), [&](std::size_t i) {
      Overlaps& mine = overlaps.local();
      const std::uint64_t met = meet(RankedIndex(i), mine, progress);
      settle(RankedIndex(i), mine, progress);
      // Later sets meet more postings, so the number of finished sets would overstate progress.
      if (met) joining.at(double(done.fetch_add(met, std::memory_order_relaxed) + met) / double(*total));
    });
  }

 private:
  // Finds the earlier sets that share a rank of the prefix and may still reach the threshold; returns the number of
  // postings visited.
  std::uint64_t meet(RankedIndex x, Overlaps& mine, const Progress& progress) const {
    std::uint64_t count = 0;
    index_.probe(x, [&](std::uint32_t place, std::span<const PrefixIndex::Posting> postings) {
      if (progress.cancelled()) return;
      for (const PrefixIndex::Posting posting : postings) note(x, place, posting, mine);
      count += postings.size();
    });
    return count;
  }

  void note(RankedIndex x, std::uint32_t place, PrefixIndex::Posting posting, Overlaps& mine) const {
    Overlaps::Met& met = mine.met[posting.set];
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

  // Completes each overlap, reports pairs and clears the list.
  void settle(RankedIndex x, Overlaps& mine, const Progress& progress) const {
    for (const std::uint32_t other : mine.touched) {
      Overlaps::Met& met = mine.met[other];
      if (!met.hopeless && !progress.cancelled()) verify(x, RankedIndex(other), met);
      met = {};
    }
    mine.touched.clear();
  }

  void verify(RankedIndex x, RankedIndex y, const Overlaps::Met& met) const {
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

  const PrefixIndex& index_;
  const RankedSets& sets_;
  const JoinBounds& bounds_;
  const PairVisitor& visit_;
};

/// Collects pairs from several threads, up to a limit that stops the join.
class Collection {
 public:
  Collection(std::size_t limit, const Progress& progress)
      : limit_(limit), pass_on_(progress.stop_token(), [this] { stop_.request_stop(); }) {}

  Progress watched(const Progress& progress) const { return progress.stopped_by(stop_.get_token()); }

  void add(DocumentIndex a, DocumentIndex b, double jaccard) {
    if (found_.fetch_add(1, std::memory_order_relaxed) < limit_)
      shares_.local().push_back({a, b, jaccard});
    else
      stop_.request_stop();
  }

  Result<std::vector<ExactPair>> all() {
    if (found_ > limit_)
      return failure(ErrorCode::too_large, "More than " + std::to_string(limit_) +
                                               " pairs of different documents are that similar; raise the threshold.");
    std::vector<ExactPair> pairs;
    pairs.reserve(found_);
    for (auto& share : shares_) {
      pairs.insert(pairs.end(), share.begin(), share.end());
      share = {};
    }
    return pairs;
  }

 private:
  const std::size_t limit_;
  std::atomic<std::size_t> found_{0};
  tbb::enumerable_thread_specific<std::vector<ExactPair>> shares_;
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> pass_on_;
};

}  // namespace

Result<void> for_each_exact_pair(const RankedSets& sets, double threshold, const Progress& progress,
                                 const PairVisitor& visit) {
  const auto index = PrefixIndex::make(sets, JoinBounds(threshold), progress.part(0, 0.1, "join"));
  if (!index) return tl::unexpected(index.error());
  return Join(*index, visit).run(progress.part(0.1, 1, "join"));
}

Result<std::vector<ExactPair>> collect_exact_pairs(const RankedSets& sets, double threshold, const Progress& progress,
                                                   const JoinMemory& memory) {
  const std::uint64_t left = memory.limit - std::min(memory.limit, sets.join_bytes());
  Collection found(std::min<std::uint64_t>(left / kBytesPerPair, ScoredPairs::kMostSimilar), progress);
  const auto add = [&](DocumentIndex a, DocumentIndex b, double jaccard) { found.add(a, b, jaccard); };
  const auto done = for_each_exact_pair(sets, threshold, found.watched(progress), add);
  if (progress.cancelled()) return cancelled();
  auto pairs = found.all();
  if (pairs && !done) return tl::unexpected(done.error());
  return pairs;
}

Result<std::shared_ptr<const SimilarPairs>> exact_pairs(const RankedSets& sets,
                                                        std::shared_ptr<const DuplicateGroups> groups, double threshold,
                                                        const Progress& progress, const JoinMemory& memory) {
  const auto found = collect_exact_pairs(sets, threshold, progress, memory);
  if (!found) return tl::unexpected(found.error());
  auto scored = std::make_shared<ScoredPairs>();
  auto& pairs = scored->parts.emplace_back();
  pairs.reserve(found->size());
  for (const auto& [a, b, jaccard] : *found) pairs.push_back({a, b, jaccard, 0, 1, 0});
  return select_similar(std::move(scored), std::move(groups), {threshold, VerifyBy::exact, 0}, 0);
}

}  // namespace lookalike
