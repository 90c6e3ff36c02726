#pragma once

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
#include "core/similarity/verify/crowd_pairs.h"
#include "core/similarity/verify/pair_counter.h"
#include "core/similarity/verify/short_pair.h"
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

  std::vector<LargeVector<ShortPair>> short_parts;  // in no particular order
  std::vector<CrowdPairs> crowd_parts;              // those of crowds
  LargeVector<SimilarPair> long_pairs;              // those that no ShortPair holds
  std::uint16_t hashes = 1;                         // values of a signature
  double floor = 0;                                 // pairs scoring below it are not kept
  std::uint64_t candidates = 0;    // pairs of documents, exact duplicates included, before the prefix filter
  std::uint64_t kept = 0;          // after it
  std::optional<Counted> counted;  // what was counted while they were scored

  std::size_t size() const {
    std::size_t pairs = long_pairs.size();
    for (const auto& part : short_parts) pairs += part.size();
    for (const CrowdPairs& part : crowd_parts) pairs += part.size();
    return pairs;
  }

  /// All but the long pairs lie in so many parts.
  std::size_t parts() const { return short_parts.size() + crowd_parts.size(); }

  /// Calls `visit(pair)` for every pair.
  template <typename Visit>
  void for_each(const Visit& visit) const {
    for (const SimilarPair& pair : long_pairs) visit(pair);
    for (std::size_t part = 0; part < parts(); ++part) for_each_of(part, visit);
  }
  template <typename Visit>
  void for_each_of(std::size_t part, const Visit& visit) const {
    if (part >= short_parts.size()) return crowd_parts[part - short_parts.size()].for_each(hashes, visit);
    for (const ShortPair& pair : short_parts[part]) visit(pair.with_hashes(hashes));
  }

  static constexpr std::size_t kMaxKept = 8'000'000;      // beyond it, only pairs that reach the threshold
  static constexpr std::size_t kMaxSimilar = 40'000'000;  // beyond it (about 3 GB with sorting), an error
};

/// Streams the candidates, applies the prefix filter and scores what is left, in parallel.
/// Errors: cancelled, too_large (more than kMaxSimilar similar pairs of different documents).
Result<std::shared_ptr<const ScoredPairs>> score_candidates(const ScoringInput& input, const VerifyOptions& options,
                                                            const Progress& progress,
                                                            std::size_t max_kept = ScoredPairs::kMaxKept);

/// The score that is held against the threshold: exact Jaccard, agreement, or 1 when candidates are the answer.
inline double score_of(const SimilarPair& pair, VerifyBy by) {
  if (by == VerifyBy::exact) return pair.jaccard;
  return by == VerifyBy::signature ? pair.estimate() : 1;
}

}  // namespace lookalike
