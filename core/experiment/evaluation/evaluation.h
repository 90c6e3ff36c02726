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

/// Pairs of documents accepted by a run, compared with the similar pairs.
struct Confusion {
  std::uint64_t true_positives = 0;   // accepted and similar
  std::uint64_t false_positives = 0;  // accepted, not similar
  std::uint64_t false_negatives = 0;  // similar, not accepted
  std::uint64_t identical = 0;        // true positives with equal sets, found by every setting
  /// False negatives that are less similar than the threshold in the run's own sets: no banding finds them. 0 unless
  /// the pairs that should be found come from another recipe.
  std::uint64_t not_here = 0;

  /// Similar pairs of documents with different sets, and the found ones among them.
  std::uint64_t different() const { return true_positives + false_negatives - identical; }
  std::uint64_t different_found() const { return true_positives - identical; }

  /// Share of the different similar pairs that was found; nullopt if there are none.
  std::optional<double> recall() const;
  /// The same including the identical pairs.
  std::optional<double> recall_of_all() const;
  /// Share of the accepted pairs that is similar, including identical ones; nullopt if there are none.
  std::optional<double> precision() const;
  /// Harmonic mean of both: 2 TP / (2 TP + FP + FN); nullopt if all are 0.
  std::optional<double> f1() const;

  bool operator==(const Confusion&) const = default;
};

/// Compares a run with the ground truth at the recipe's threshold: similar pairs have Jaccard >= t, positives are the
/// pairs that the recipe accepted. The truth must cover the same shingle sets with floor <= t. O(pairs * n). Errors:
/// bad_usage (the truth's floor is above the threshold), cancelled.
Result<Confusion> evaluate(const RunResult& run, const GroundTruth& truth, const Progress& progress);

/// Similar pairs of representatives that the run did not accept, by a, then b. O(pairs * n). Errors: as evaluate.
Result<std::vector<ExactPair>> missed_representatives(const RunResult& run, const GroundTruth& truth,
                                                      const Progress& progress);

/// Accepted pairs of representatives that are not similar, with their exact similarity, in no particular order; none if
/// the run verifies exactly. O(accepted * shingles). Errors: cancelled.
Result<std::vector<SimilarPair>> wrong_representatives(const RunResult& run, const Progress& progress);

/// The newswire report's tables: a document's band mates (that pass the first-m check) compared with its `count`
/// exactly nearest documents. Found are the nearest ones that share a band; wrong are the band mates that are not among
/// the nearest.
struct NearestConfusion {
  std::uint64_t candidates = 0;  // band mates
  Confusion counts;
};

/// O(all shingles). Errors: bad_usage (no such document), cancelled.
Result<NearestConfusion> evaluate_nearest(const RunResult& run, DocumentIndex document, std::size_t count,
                                          const Progress& progress);

}  // namespace lookalike
