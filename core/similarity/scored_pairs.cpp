#include "core/similarity/scored_pairs.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/base/large_array.h"
#include "core/base/parallel.h"
#include "core/lsh/candidates/candidates.h"
#include "core/similarity/jaccard.h"

namespace lookalike {
namespace {

/// One thread's share of the scored pairs, in parts that are never copied.
class ScoredShare {
 public:
  static constexpr std::size_t kAtOnce = 64;  // pairs

  /// `hashes`: values of a signature.
  ScoredShare(const DuplicateGroups& groups, std::uint16_t hashes) : counter_(groups), hashes_(hashes) {}

  struct Waiting {
    DocumentIndex a;
    Candidate b;
  };

  using Similarities = std::array<double, kAtOnce>;  // exact; NaN if not computed
  using Reaches = std::array<bool, kAtOnce>;         // by pair, whether it reaches the threshold

  std::uint64_t before_prefix = 0;  // pairs of documents before the first-m check, if there is one
  std::vector<Waiting> waiting;     // pairs to be scored next

  /// Valid until the next call.
  std::span<const Candidate> those_with_prefix(std::span<const Candidate> candidates, std::uint32_t prefix);

  /// Adds up to kAtOnce pairs of one document; after pruning only those that reach the threshold. True if there are so
  /// many more that they should be counted.
  bool add(DocumentIndex a, std::span<const Candidate> candidates, const Similarities& similarities,
           const Reaches& reaches);

  /// Change of the number of pairs since the last call. O(parts).
  std::int64_t growth();

  bool pruned() const { return pruned_; }
  /// Drops the pairs for which `stays(pair)` is false: those below the threshold. O(pairs).
  template <typename Stays>
  void prune(const Stays& stays) {
    pruned_ = true;
    if (all_reach_) return;
    for (auto& part : parts_) {
      std::erase_if(part, [&](const SimilarPair& pair) { return !stays(pair); });
      if (part.size() < kPart / 2) part.shrink_to_fit();
    }
  }

  const PairCounter& counter() const { return counter_; }
  void move_to(ScoredPairs& scored);

 private:
  static constexpr std::size_t kPart = (std::size_t{4} << 20) / sizeof(SimilarPair);  // pairs: a part fills huge pages

  PairCounter counter_;
  std::uint16_t hashes_;
  std::vector<LargeVector<SimilarPair>> parts_;
  std::vector<Candidate> with_prefix_;
  std::int64_t estimate_ = 0;
  std::size_t uncounted_ = 0;  // pairs, at most
  bool pruned_ = false;
  bool all_reach_ = true;  // the threshold
};

std::span<const Candidate> ScoredShare::those_with_prefix(std::span<const Candidate> candidates, std::uint32_t prefix) {
  with_prefix_.clear();
  std::ranges::copy_if(candidates, std::back_inserter(with_prefix_),
                       [prefix](const Candidate& b) { return b.match.leading >= prefix; });
  return with_prefix_;
}

bool ScoredShare::add(DocumentIndex a, std::span<const Candidate> candidates, const Similarities& similarities,
                      const Reaches& reaches) {
  if (parts_.empty() || parts_.back().capacity() - parts_.back().size() < kAtOnce) parts_.emplace_back().reserve(kPart);
  auto& part = parts_.back();
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    all_reach_ &= reaches[i];
    if (pruned_ && !reaches[i]) continue;
    const SignatureMatch& match = candidates[i].match;
    part.push_back({a, candidates[i].document, similarities[i], static_cast<std::uint16_t>(match.agreement), hashes_,
                    match.shared_bands});
  }
  counter_.add(a, candidates, reaches);
  uncounted_ += candidates.size();
  return uncounted_ >= kPart;
}

std::int64_t ScoredShare::growth() {
  uncounted_ = 0;
  std::int64_t pairs = 0;
  for (const auto& part : parts_) pairs += static_cast<std::int64_t>(part.size());
  return pairs - std::exchange(estimate_, pairs);
}

void ScoredShare::move_to(ScoredPairs& scored) {
  std::ranges::move(parts_, std::back_inserter(scored.parts));
}

constexpr std::size_t kGrain = 256;  // documents

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

void PairCounter::add(DocumentIndex a, std::span<const Candidate> candidates, std::span<const bool> reaches) {
  std::uint64_t blocks = 0, reaching = 0, documents = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const std::uint64_t size = groups_.group_size(candidates[i].document);
    documents += size;
    reaching += reaches[i] ? size : 0;
    blocks += reaches[i];
  }
  blocks_ += blocks;
  pairs_ += reaching * groups_.group_size(a);
  looked_at_ += documents * groups_.group_size(a);
  std::uint8_t* const matched = matched_.data();
  matched[a] |= blocks > 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) matched[candidates[i].document] |= reaches[i];
}

void PairCounter::merge(const PairCounter& other) {
  blocks_ += other.blocks_;
  pairs_ += other.pairs_;
  looked_at_ += other.looked_at_;
  std::ranges::transform(matched_, other.matched_, matched_.begin(), std::bit_or{});
}

PairCounts PairCounter::counts() const {
  PairCounts counts{blocks_, pairs_, 0, 0};
  for (const DocumentIndex r : groups_.representatives()) {
    const std::uint64_t size = groups_.group_size(r);
    if (matched_[r]) counts.documents += size;
    if (matched_[r] || size > 1) counts.with_exact_duplicates += size;
  }
  return counts;
}

Result<std::shared_ptr<const CandidateSets>> CandidateSets::make(const ShingleSets& sets, const BandIndex& bands,
                                                                 std::uint64_t bytes, const CandidateSets* before,
                                                                 const Progress& progress) {
  auto made = std::make_shared<CandidateSets>();
  if (sets.stored()) return made;
  made->lay_out(sets, bands, bytes / sizeof(std::uint64_t));
  tbb::enumerable_thread_specific<ShingleReader> readers([&sets] { return ShingleReader(sets); });
  const auto fill = [&](std::size_t i) {
    const DocumentIndex document = made->documents_[i];
    const auto held = before ? before->find(document) : std::nullopt;
    const auto set = held ? *held : readers.local().read(document, progress);
    std::copy(set.begin(), set.end(), made->elements_.get() + made->begin_[document]);
  };
  if (const auto done = parallel_for_each(made->documents_.size(), kGrain, progress, fill); !done)
    return tl::unexpected(done.error());
  return std::shared_ptr<const CandidateSets>(std::move(made));
}

void CandidateSets::lay_out(const ShingleSets& sets, const BandIndex& bands, std::uint64_t elements) {
  begin_.assign(sets.documents(), kAbsent);
  sizes_.resize(sets.documents());
  std::uint64_t next = 0;
  for (const BandIndex::Bucket& bucket : bands.shared_buckets()) {
    for (const DocumentIndex document : bands.documents_of(bucket)) {
      const std::uint32_t size = sets.size(document);
      if (begin_[document] != kAbsent || size > elements - next) continue;
      begin_[document] = next;
      sizes_[document] = size;
      documents_.push_back(document);
      next += size;
    }
  }
  std::ranges::sort(documents_);  // texts are fastest to reread in their own order
  elements_ = make_large_array<std::uint64_t>(next);
}

std::optional<std::span<const std::uint64_t>> CandidateSets::find(DocumentIndex document) const {
  if (begin_.empty() || begin_[document] == kAbsent) return {};
  return std::span<const std::uint64_t>(elements_.get() + begin_[document], sizes_[document]);
}

Result<std::shared_ptr<const ScoredPairs>> score_candidates(const ScoringInput& input, const VerifyOptions& options,
                                                            const Progress& progress, std::size_t most_cached) {
  return Scoring(input, options, most_cached).run(progress);
}

}  // namespace lookalike
