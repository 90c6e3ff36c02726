#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/large_array.h"
#include "core/base/progress.h"
#include "core/lsh/banding/band_index.h"
#include "core/similarity/similar_pairs.h"
#include "core/similarity/verify/candidate_sets.h"
#include "core/similarity/verify/pair_counter.h"
#include "core/similarity/verify_options.h"
#include "core/sketch/signature_matrix.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"

namespace lookalike {

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
