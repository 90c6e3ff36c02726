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

/// Input that candidates are scored from.
struct ScoringInput {
  const ShingleSets& sets;
  const DuplicateGroups& groups;
  const SignatureMatrix& signatures;
  const BandIndex& bands;
  const CandidateSets& candidates;  // empty, or the candidates' sets where sets are not kept
};

/// Every candidate pair of representatives that passed the prefix filter, with its scores, so that moving the
/// threshold costs no new comparison. When there are too many to keep, only those that reach the threshold they were
/// made for are kept, and `floor` says so.
struct ScoredPairs {
  struct Counted {
    VerifyOptions options;
    PairCounts counts;
  };

  std::vector<LargeVector<SimilarPair>> parts;  // in no particular order
  double floor = 0;                             // pairs scoring below it are not kept
  std::uint64_t candidates = 0;    // pairs of documents, exact duplicates included, before the prefix filter
  std::uint64_t kept = 0;          // after it
  std::optional<Counted> counted;  // what was counted while they were scored

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

  static constexpr std::size_t kMostCached = 8'000'000;    // beyond it, only pairs that reach the threshold
  static constexpr std::size_t kMostSimilar = 40'000'000;  // beyond it (about 3 GB with sorting), an error
};

/// Streams the candidates, applies the prefix filter and scores what is left, in parallel.
/// Errors: cancelled, too_large (more than kMostSimilar similar pairs of different documents).
Result<std::shared_ptr<const ScoredPairs>> score_candidates(const ScoringInput& input, const VerifyOptions& options,
                                                            const Progress& progress,
                                                            std::size_t most_cached = ScoredPairs::kMostCached);

/// The score that is held against the threshold: exact Jaccard, agreement, or 1 when candidates are the answer.
inline double score_of(const SimilarPair& pair, VerifyBy by) {
  if (by == VerifyBy::exact) return pair.jaccard;
  return by == VerifyBy::signature ? pair.estimate() : 1;
}

}  // namespace lookalike
