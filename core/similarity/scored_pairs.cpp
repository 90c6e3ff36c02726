#include "core/similarity/scored_pairs.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>
#include <iterator>
#include <limits>
#include <stop_token>
#include <utility>

#include "core/lsh/candidates.h"
#include "core/similarity/candidate_reader.h"

namespace lookalike {
namespace {

constexpr double kNotComputed = std::numeric_limits<double>::quiet_NaN();

/// One thread's share of the pairs, in parts that are never copied.
class Share {
 public:
  std::uint64_t candidates = 0, kept = 0;
  bool pruned = false;

  /// True when a part is full.
  bool add(const SimilarPair& pair) {
    if (parts_.empty() || parts_.back().size() == parts_.back().capacity()) parts_.emplace_back().reserve(kPart);
    parts_.back().push_back(pair);
    return parts_.back().size() == kPart;
  }

  template <typename Stays>
  void prune(const Stays& stays) {
    pruned = true;
    for (auto& part : parts_) {
      std::erase_if(part, [&](const SimilarPair& pair) { return !stays(pair); });
      if (part.size() < kPart / 2) part.shrink_to_fit();
    }
  }

  std::vector<LargeVector<SimilarPair>>& parts() { return parts_; }

  /// How many more (or fewer) pairs there are than when this was asked the last time.
  std::int64_t growth() {
    std::int64_t pairs = 0;
    for (const auto& part : parts_) pairs += static_cast<std::int64_t>(part.size());
    return pairs - std::exchange(told_, pairs);
  }

 private:
  static constexpr std::size_t kPart = 1 << 16;  // pairs
  std::vector<LargeVector<SimilarPair>> parts_;
  std::int64_t told_ = 0;
};

class Scoring {
 public:
  Scoring(const ScoringInput& input, const VerifyOptions& options, std::size_t max_kept)
      : in_(input), options_(options), max_kept_(max_kept) {}

  Result<std::shared_ptr<const ScoredPairs>> run(const Progress& progress) {
    const Crowds crowds(in_.bands);
    const auto bits = options_.by == VerifyBy::exact
                          ? ClusterBits::make(in_.sets, in_.candidates, crowds, progress.part(0, 0.1))
                          : Result<ClusterBits>(ClusterBits());
    if (!bits) return tl::unexpected(bits.error());
    tbb::enumerable_thread_specific<CandidateReader> readers(
        [&] { return CandidateReader(in_.sets, in_.candidates, *bits); });
    const auto visit = [&](DocumentIndex a, std::span<const Partner> partners) {
      Share& share = shares_.local();
      CandidateReader& reader = readers.local();
      for (const Partner& partner : partners) take(share, reader, a, partner);
    };
    const std::stop_callback pass_on(progress.stop_token(), [this] { stop_.request_stop(); });
    const auto done = for_each_candidate(in_.signatures, in_.bands, crowds,
                                         progress.part(0.1, 1).stopped_by(stop_.get_token()), visit);
    if (progress.cancelled()) return cancelled();
    if (done) count_all();
    if (!done || too_many())
      return failure(ErrorCode::too_large, "This setting finds more than " + std::to_string(ScoredPairs::kMaxSimilar) +
                                               " similar pairs of different documents, too many to keep; raise the "
                                               "threshold or make the bands stricter (more rows, fewer bands).");
    return gather();
  }

 private:
  void take(Share& share, CandidateReader& reader, DocumentIndex a, const Partner& b) {
    const std::uint64_t stands_for = std::uint64_t{in_.groups.group_size(a)} * in_.groups.group_size(b.document);
    share.candidates += stands_for;
    if (b.match.leading < options_.prefix) return;
    share.kept += stands_for;
    const SimilarPair pair = scored(reader, a, b);
    if (share.pruned && !reaches_threshold(pair)) return;
    if (share.add(pair)) count(share);
  }

  bool reaches_threshold(const SimilarPair& pair) const { return score_of(pair, options_.by) >= options_.threshold; }
  bool too_many() const { return prune_ && stored_ > static_cast<std::int64_t>(ScoredPairs::kMaxSimilar); }

  // Once there are too many to keep, every thread drops what does not reach the threshold.
  void count(Share& share) {
    stored_ += share.growth();
    if (stored_ > static_cast<std::int64_t>(max_kept_)) prune_ = true;
    if (!prune_) return;
    if (!share.pruned) share.prune([this](const SimilarPair& pair) { return reaches_threshold(pair); });
    stored_ += share.growth();
    if (too_many()) stop_.request_stop();
  }

  void count_all() {
    for (Share& share : shares_) stored_ += share.growth();
    for (Share& share : shares_) count(share);
  }

  SimilarPair scored(CandidateReader& reader, DocumentIndex a, const Partner& b) const {
    SimilarPair pair{a, b.document, kNotComputed, b.match.estimate(in_.signatures.hashes()), b.match.shared_bands};
    if (options_.by == VerifyBy::exact) pair.jaccard = reader.jaccard(a, b.document);
    return pair;
  }

  std::shared_ptr<const ScoredPairs> gather() {
    auto scored = std::make_shared<ScoredPairs>();
    if (prune_) scored->floor = options_.threshold;
    for (Share& share : shares_) {
      scored->candidates += share.candidates;
      scored->kept += share.kept;
      std::ranges::move(share.parts(), std::back_inserter(scored->parts));
    }
    for (const DocumentIndex r : in_.groups.representatives()) {
      const std::uint64_t size = in_.groups.group_size(r);
      scored->candidates += size * (size - 1) / 2;
      scored->kept += size * (size - 1) / 2;
    }
    return scored;
  }

  const ScoringInput& in_;
  const VerifyOptions& options_;
  const std::size_t max_kept_;
  tbb::enumerable_thread_specific<Share> shares_;
  std::atomic<std::int64_t> stored_{0};  // pairs, as far as they are counted
  std::atomic<bool> prune_{false};
  std::stop_source stop_;  // stops on request, or when there are too many pairs
};

}  // namespace

double score_of(const SimilarPair& pair, VerifyBy by) {
  switch (by) {
    case VerifyBy::exact:
      return pair.jaccard;
    case VerifyBy::signature:
      return pair.estimate;
    case VerifyBy::none:
      break;
  }
  return 1;
}

Result<std::shared_ptr<const ScoredPairs>> score_candidates(const ScoringInput& input, const VerifyOptions& options,
                                                            const Progress& progress, std::size_t max_kept) {
  return Scoring(input, options, max_kept).run(progress);
}

}  // namespace lookalike
