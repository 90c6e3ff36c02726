#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/large_array.h"
#include "core/base/progress.h"
#include "core/lsh/banding/band_index.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/similarity/similar_pairs.h"
#include "core/similarity/verify_options.h"
#include "core/sketch/signature_matrix.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Counts of pairs that reach a threshold, without pairs inside groups of equal documents.
struct PairCounts {
  std::uint64_t blocks = 0;                 // pairs of representatives
  std::uint64_t pairs = 0;                  // pairs of documents that the blocks represent
  std::uint64_t documents = 0;              // documents in such a pair
  std::uint64_t with_exact_duplicates = 0;  // the same, plus documents equal to another one
  bool operator==(const PairCounts&) const = default;
};

/// Counts pairs that reach a threshold. One byte per document. Use one counter per thread.
class PairCounter {
 public:
  explicit PairCounter(const DuplicateGroups& groups) : groups_(groups), matched_(groups.documents()) {}

  /// Adds a pair of representatives; add each pair once.
  void add(DocumentIndex a, DocumentIndex b) {
    ++blocks_;
    pairs_ += groups_.group_size(a) * groups_.group_size(b);
    matched_[a] = matched_[b] = 1;
  }
  /// Adds a representative's pairs, with a flag for each that reaches the threshold. O(candidates).
  void add(DocumentIndex a, std::span<const Candidate> candidates, std::span<const bool> reaches);
  /// Adds the counts of another thread. O(documents).
  void merge(const PairCounter& other);
  /// O(documents).
  PairCounts counts() const;
  /// Number of pairs of documents represented by all pairs added together with their candidates.
  std::uint64_t looked_at() const { return looked_at_; }

 private:
  const DuplicateGroups& groups_;
  std::uint64_t blocks_ = 0, pairs_ = 0, looked_at_ = 0;
  std::vector<std::uint8_t> matched_;  // by representative
};

/// Shingle sets of the documents that share a bucket, for a corpus whose sets are not stored: computed once for all
/// comparisons. Sets beyond the limit are recomputed for every comparison.
class CandidateSets {
 public:
  static constexpr std::uint64_t kBytes = std::uint64_t{512} << 20;

  /// Makes nothing if sets are stored. Reuses sets from `before`, an object for the same corpus and shingles, if given.
  /// O(shingles of these documents). Errors: cancelled.
  static Result<std::shared_ptr<const CandidateSets>> make(const ShingleSets& sets, const BandIndex& bands,
                                                           std::uint64_t bytes, const CandidateSets* before,
                                                           const Progress& progress);
  /// Empty if the document's set is not held.
  std::optional<std::span<const std::uint64_t>> find(DocumentIndex document) const;

 private:
  void lay_out(const ShingleSets& sets, const BandIndex& bands, std::uint64_t elements);

  static constexpr std::uint64_t kAbsent = ~std::uint64_t{0};
  std::vector<std::uint64_t> begin_;  // start of each document's set, or kAbsent
  std::vector<DocumentIndex> documents_;
  std::vector<std::uint32_t> sizes_;  // of all documents; empty if no set is held
  LargeArray<std::uint64_t> elements_;
};

/// Input for scoring candidates.
struct ScoringInput {
  const ShingleSets& sets;
  const DuplicateGroups& groups;
  const SignatureMatrix& signatures;
  const BandIndex& bands;
  const CandidateSets& candidates;  // empty, or the candidates' sets if sets are not stored
};

/// Every candidate pair of representatives that passed the first-m check, with its scores, so that moving the threshold
/// needs no new comparison. If there are too many to cache, only pairs that reached the threshold at that time are
/// cached, and `floor` is that threshold.
struct ScoredPairs {
  struct Counted {
    VerifyOptions options;
    PairCounts counts;
  };

  std::vector<LargeVector<SimilarPair>> parts;  // in no particular order
  double floor = 0;                             // pairs scoring below it are not cached
  std::uint64_t candidates = 0;    // pairs of documents, including exact duplicates, before the first-m check
  std::uint64_t passed = 0;        // after it (passed)
  std::optional<Counted> counted;  // counts made while the pairs were scored

  std::size_t size() const {
    std::size_t pairs = 0;
    for (const auto& part : parts) pairs += part.size();
    return pairs;
  }

  /// Calls `visit(pair)` for every pair.
  template <typename Visit>
  void for_each(const Visit& visit) const {
    for (const auto& part : parts) std::ranges::for_each(part, visit);
  }

  static constexpr std::size_t kMostCached = 8'000'000;    // beyond it, only pairs that reach the threshold are cached
  static constexpr std::size_t kMostSimilar = 40'000'000;  // beyond it (about 3 GB with sorting), an error
};

/// Streams the candidates, applies the first-m check and scores the rest, in parallel. Errors: cancelled, too_large
/// (more than kMostSimilar similar pairs of different documents).
Result<std::shared_ptr<const ScoredPairs>> score_candidates(const ScoringInput& input, const VerifyOptions& options,
                                                            const Progress& progress,
                                                            std::size_t most_cached = ScoredPairs::kMostCached);

/// The score compared with the threshold: exact Jaccard, agreement, or 1 if candidates are unverified.
inline double score_of(const SimilarPair& pair, VerifyBy by) {
  if (by == VerifyBy::exact) return pair.jaccard;
  return by == VerifyBy::signature ? pair.estimate() : 1;
}

}  // namespace lookalike
