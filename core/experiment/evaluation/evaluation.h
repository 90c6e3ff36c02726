#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// Pairs of documents that a run accepted, held against the pairs that are similar.
struct Confusion {
  std::uint64_t true_positives = 0;   // accepted and similar
  std::uint64_t false_positives = 0;  // accepted, not similar
  std::uint64_t false_negatives = 0;  // similar, not accepted
  std::uint64_t identical = 0;  // of the true positives, pairs of documents with equal sets: found by every setting
  /// Of the false negatives, pairs that are less similar than the threshold in the run's own sets: no banding finds
  /// them. None unless the pairs that should be found are those of another recipe.
  std::uint64_t not_here = 0;

  /// Similar pairs of documents with different sets, and those of them that were found.
  std::uint64_t different() const { return true_positives + false_negatives - identical; }
  std::uint64_t different_found() const { return true_positives - identical; }

  /// Share of the different similar pairs that was found; nothing when there are none.
  std::optional<double> recall() const;
  /// The same with the identical pairs.
  std::optional<double> recall_of_all() const;
  /// Share of the accepted pairs that is similar, identical ones included; nothing when there are none.
  std::optional<double> precision() const;
  /// Harmonic mean of both: 2 TP / (2 TP + FP + FN); nothing when all are 0.
  std::optional<double> f1() const;

  bool operator==(const Confusion&) const = default;
};

/// A run against the truth at the recipe's threshold: similar are the pairs with Jaccard >= t, positives are what the
/// recipe accepted. The truth must be of the same shingle sets with floor <= t. O(pairs * n).
/// Errors: bad_usage (the truth's floor is above the threshold), cancelled.
Result<Confusion> evaluate(const RunResult& run, const GroundTruth& truth, const Progress& progress);

/// Similar pairs of representatives that the run did not accept, by a, then b. O(pairs * n). Errors as evaluate.
Result<std::vector<ExactPair>> missed_representatives(const RunResult& run, const GroundTruth& truth,
                                                      const Progress& progress);

/// Accepted pairs of representatives that are not similar, with their exact similarity, in no particular order; none
/// where the run verifies exactly. O(accepted * shingles). Errors: cancelled.
Result<std::vector<SimilarPair>> wrong_representatives(const RunResult& run, const Progress& progress);

/// Similar pairs that the run did not accept, most similar first, then by a, b; every member of a group of equal
/// documents listed on its own. Errors as evaluate.
Result<std::vector<ExactPair>> missed_pairs(const RunResult& run, const GroundTruth& truth, const Progress& progress);

/// Accepted pairs that are not similar, least similar first, then by a, b; members on their own as well. Errors:
/// cancelled.
Result<std::vector<ExactPair>> wrong_pairs(const RunResult& run, const Progress& progress);

/// The newswire report's tables: a document's band mates (that pass the prefix filter) held against its `count` exactly
/// nearest documents. Found are the nearest ones that share a band; wrong the band mates that are not among the
/// nearest.
struct NearestConfusion {
  std::uint64_t candidates = 0;  // band mates
  Confusion counts;
};

/// O(all shingles). Errors: bad_usage (no such document), cancelled.
Result<NearestConfusion> evaluate_nearest(const RunResult& run, DocumentIndex document, std::size_t count,
                                          const Progress& progress);

}  // namespace lookalike
