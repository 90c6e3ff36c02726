#include "core/similarity/scored_pairs.h"

#include <tbb/enumerable_thread_specific.h>
#include <atomic>
#include <limits>
#include <stop_token>

#include "core/lsh/candidates/candidates.h"
#include "core/similarity/jaccard.h"
#include "core/similarity/verify/scored_share.h"

namespace lookalike {
namespace {

/// Compares the sets of candidates. Use one reader per thread.
class CandidateReader {
 public:
  CandidateReader(const ShingleSets& sets, const CandidateSets& candidate_sets)
      : candidate_sets_(candidate_sets), a_(sets), b_(sets) {}

  double jaccard(DocumentIndex a, DocumentIndex b) { return overlap(read(a_, a), read(b_, b)).jaccard(); }

 private:
  std::span<const std::uint64_t> read(ShingleReader& reader, DocumentIndex document) const {
    const auto held = candidate_sets_.find(document);
    return held ? *held : reader.read(document);
  }

  const CandidateSets& candidate_sets_;
  ShingleReader a_, b_;
};

class Scoring {
 public:
  Scoring(const ScoringInput& input, const VerifyOptions& options, std::size_t most_cached)
      : in_(input),
        options_(options),
        most_cached_(most_cached),
        shares_([this] { return ScoredShare(in_.groups, hashes_); }) {}

  Result<std::shared_ptr<const ScoredPairs>> run(const Progress& progress) {
    Readers readers([&] { return CandidateReader(in_.sets, in_.candidates); });
    const std::stop_callback pass_on(progress.stop_token(), [this] { stop_.request_stop(); });
    const auto done = for_each_candidate(in_.signatures, in_.bands, progress.stopped_by(stop_.get_token()),
                                         [&](DocumentIndex a, std::span<const Candidate> candidates) {
                                           take(shares_.local(), readers.local(), a, candidates);
                                         });
    if (progress.cancelled()) return cancelled();
    for (ScoredShare& share : shares_) score_waiting(share, readers.local());
    if (done) count_all();
    if (!done || too_many())
      return failure(ErrorCode::too_large, "This setting finds more than " + std::to_string(ScoredPairs::kMostSimilar) +
                                               " similar pairs of different documents, too many to store; raise the "
                                               "threshold or make the bands stricter (more rows, fewer bands).");
    return gather();
  }

 private:
  using Readers = tbb::enumerable_thread_specific<CandidateReader>;

  void take(ScoredShare& share, CandidateReader& reader, DocumentIndex a, std::span<const Candidate> candidates) {
    if (options_.prefix > 0) {
      share.before_prefix += stand_for(a, candidates);
      candidates = share.those_with_prefix(candidates, options_.prefix);
    }
    if (options_.by != VerifyBy::exact || candidates.size() > kFewCandidates)
      return score(share, reader, a, candidates);
    for (const Candidate& b : candidates) share.waiting.push_back({a, b});
    if (share.waiting.size() >= kMostWaiting) score_waiting(share, reader);
  }

  // Sets lie anywhere in memory: they are prefetched while the previous ones are compared.
  void score_waiting(ScoredShare& share, CandidateReader& reader) {
    constexpr std::size_t kAhead = 4;
    const auto fetch = [&](const ScoredShare::Waiting& pair) {
      in_.sets.fetch(pair.a);
      in_.sets.fetch(pair.b.document);
    };
    for (std::size_t i = 0; i < share.waiting.size(); ++i) {
      if (i + kAhead < share.waiting.size()) fetch(share.waiting[i + kAhead]);
      score(share, reader, share.waiting[i].a, {&share.waiting[i].b, 1});
    }
    share.waiting.clear();
  }

  void score(ScoredShare& share, CandidateReader& reader, DocumentIndex a, std::span<const Candidate> candidates) {
    for (; !candidates.empty(); candidates = candidates.subspan(std::min(ScoredShare::kAtOnce, candidates.size())))
      score_some(share, reader, a, candidates.first(std::min(ScoredShare::kAtOnce, candidates.size())));
  }

  void score_some(ScoredShare& share, CandidateReader& reader, DocumentIndex a, std::span<const Candidate> candidates) {
    ScoredShare::Similarities similarities;
    if (options_.by == VerifyBy::exact)
      std::ranges::transform(candidates, similarities.begin(),
                             [&](const Candidate& b) { return reader.jaccard(a, b.document); });
    else
      similarities.fill(std::numeric_limits<double>::quiet_NaN());
    if (share.add(a, candidates, similarities, find_reaching(candidates, similarities))) count(share);
  }

  ScoredShare::Reaches find_reaching(std::span<const Candidate> candidates,
                                     const ScoredShare::Similarities& similarities) const {
    ScoredShare::Reaches reaches;
    for (std::size_t i = 0; i < candidates.size(); ++i)
      reaches[i] = options_.by == VerifyBy::exact       ? similarities[i] >= options_.threshold
                   : options_.by == VerifyBy::signature ? candidates[i].match.estimate(hashes_) >= options_.threshold
                                                        : true;
    return reaches;
  }

  // Number of pairs of documents, including equal documents.
  std::uint64_t stand_for(DocumentIndex a, std::span<const Candidate> candidates) const {
    std::uint64_t documents = 0;
    for (const Candidate& b : candidates) documents += in_.groups.group_size(b.document);
    return documents * in_.groups.group_size(a);
  }

  bool reaches_threshold(const SimilarPair& pair) const { return score_of(pair, options_.by) >= options_.threshold; }
  bool too_many() const { return prune_ && stored_ > static_cast<std::int64_t>(ScoredPairs::kMostSimilar); }

  // Once there are too many to cache, every thread drops the pairs below the threshold.
  void count(ScoredShare& share) {
    stored_ += share.growth();
    if (stored_ > static_cast<std::int64_t>(most_cached_)) prune_ = true;
    if (!prune_) return;
    if (!share.pruned()) share.prune([this](const SimilarPair& pair) { return reaches_threshold(pair); });
    stored_ += share.growth();
    if (too_many()) stop_.request_stop();
  }

  void count_all() {
    for (ScoredShare& share : shares_) stored_ += share.growth();
    for (ScoredShare& share : shares_) count(share);
  }

  std::shared_ptr<const ScoredPairs> gather() {
    auto scored = std::make_shared<ScoredPairs>();
    if (prune_) scored->floor = options_.threshold;
    PairCounter counter(in_.groups);
    for (ScoredShare& share : shares_) {
      scored->candidates += share.before_prefix;
      counter.merge(share.counter());
      share.move_to(*scored);
    }
    scored->counted = {options_, counter.counts()};
    scored->passed = counter.looked_at();
    if (options_.prefix == 0) scored->candidates = scored->passed;
    for (const DocumentIndex r : in_.groups.representatives()) {
      const std::uint64_t size = in_.groups.group_size(r);
      scored->candidates += size * (size - 1) / 2;
      scored->passed += size * (size - 1) / 2;
    }
    return scored;
  }

  static constexpr std::size_t kFewCandidates = 8, kMostWaiting = 64;

  const ScoringInput& in_;
  const VerifyOptions& options_;
  const std::size_t most_cached_;
  const std::uint16_t hashes_ = static_cast<std::uint16_t>(in_.signatures.hashes());
  tbb::enumerable_thread_specific<ScoredShare> shares_;
  std::atomic<std::int64_t> stored_{0};  // pairs counted so far
  std::atomic<bool> prune_{false};
  std::stop_source stop_;  // stops on cancellation, or if there are too many pairs
};

}  // namespace

Result<std::shared_ptr<const ScoredPairs>> score_candidates(const ScoringInput& input, const VerifyOptions& options,
                                                            const Progress& progress, std::size_t most_cached) {
  return Scoring(input, options, most_cached).run(progress);
}

}  // namespace lookalike
