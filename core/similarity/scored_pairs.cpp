#include "core/similarity/scored_pairs.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <stop_token>

#include "core/lsh/candidates.h"
#include "core/similarity/candidate_reader.h"

namespace lookalike {
namespace {

constexpr double kNotComputed = std::numeric_limits<double>::quiet_NaN();

/// One thread's share of the pairs.
struct Share {
  std::vector<SimilarPair> pairs;
  std::uint64_t candidates = 0, kept = 0;
  bool pruned = false;
};

class Scoring {
 public:
  Scoring(const ScoringInput& input, const VerifyOptions& options, std::size_t max_kept)
      : in_(input), options_(options), max_kept_(max_kept) {}

  Result<std::shared_ptr<const ScoredPairs>> run(const Progress& progress) {
    const bool exact = options_.by == VerifyBy::exact;
    const auto clusters = exact
                              ? ClusterBits::make(in_.sets, in_.candidates, in_.bands, progress.part(0, 0.1, "verify"))
                              : Result<ClusterBits>(ClusterBits());
    if (!clusters) return tl::unexpected(clusters.error());
    tbb::enumerable_thread_specific<CandidateReader> readers(
        [&] { return CandidateReader(in_.sets, in_.candidates, *clusters); });
    const auto visit = [&](DocumentIndex a, DocumentIndex b, const SignatureMatch& match) {
      take(shares_.local(), readers.local(), a, b, match);
    };
    const std::stop_callback pass_on(progress.stop_token(), [this] { stop_.request_stop(); });
    const auto done = for_each_candidate(in_.signatures, in_.bands,
                                         progress.part(0.1, 1, "verify").stopped_by(stop_.get_token()), visit);
    if (progress.cancelled()) return cancelled();
    if (!done)  // stopped from inside
      return failure(ErrorCode::too_large, "This setting finds more than " + std::to_string(ScoredPairs::kMaxSimilar) +
                                               " similar pairs of different documents, too many to keep; raise the "
                                               "threshold or make the bands stricter (more rows, fewer bands).");
    return gather();
  }

 private:
  void take(Share& share, CandidateReader& reader, DocumentIndex a, DocumentIndex b, const SignatureMatch& match) {
    const std::uint64_t stands_for = std::uint64_t{in_.groups.group_size(a)} * in_.groups.group_size(b);
    share.candidates += stands_for;
    if (!match.agrees_up_to(options_.prefix)) return;
    share.kept += stands_for;
    const SimilarPair pair = scored(reader, a, b, match);
    if (prune_.load(std::memory_order_relaxed)) prune(share);
    if (share.pruned && score_of(pair, options_.by) < options_.threshold) return;
    share.pairs.push_back(pair);
    if (stored_.fetch_add(1, std::memory_order_relaxed) + 1 > max_kept_) prune_.store(true);
    if (share.pruned && stored_.load(std::memory_order_relaxed) > ScoredPairs::kMaxSimilar) stop_.request_stop();
  }

  SimilarPair scored(CandidateReader& reader, DocumentIndex a, DocumentIndex b, const SignatureMatch& match) const {
    SimilarPair pair{a, b, kNotComputed, 0, match.shared_bands()};
    pair.estimate = static_cast<double>(match.agreement()) / static_cast<double>(in_.signatures.hashes());
    if (options_.by == VerifyBy::exact) pair.jaccard = reader.jaccard(a, b);
    return pair;
  }

  // Drops what a thread stored before the limit was reached and does not reach the threshold.
  void prune(Share& share) {
    if (share.pruned) return;
    const auto before = share.pairs.size();
    std::erase_if(share.pairs, [this](const SimilarPair& p) { return score_of(p, options_.by) < options_.threshold; });
    stored_.fetch_sub(before - share.pairs.size());
    share.pruned = true;
  }

  std::shared_ptr<const ScoredPairs> gather() {
    auto scored = std::make_shared<ScoredPairs>();
    if (prune_) scored->floor = options_.threshold;
    std::size_t total = 0;
    for (Share& share : shares_) {
      if (prune_) prune(share);
      total += share.pairs.size();
    }
    scored->pairs.reserve(total);
    for (Share& share : shares_) {
      scored->candidates += share.candidates;
      scored->kept += share.kept;
      scored->pairs.insert(scored->pairs.end(), share.pairs.begin(), share.pairs.end());
      share = {};
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
  std::atomic<std::size_t> stored_{0};
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
