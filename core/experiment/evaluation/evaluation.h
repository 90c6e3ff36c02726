#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/ground_truth/proportion.h"
#include "core/experiment/ground_truth/survey.h"
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

  /// Share of the similar pairs of different documents that was found; nullopt if there are none.
  std::optional<double> recall() const;
  /// The same including the identical pairs.
  std::optional<double> recall_of_all() const;
  /// Share of the accepted different pairs that is similar; nullopt if there are none.
  std::optional<double> precision() const;
  /// The same including the identical pairs.
  std::optional<double> precision_of_all() const;
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
/// nearest documents by exact similarity. The nearest ones that share a band are found; band mates that
/// are not among the nearest are wrong.
struct NearestConfusion {
  std::uint64_t candidates = 0;  // band mates
  Confusion counts;
};

/// O(all shingles). Errors: bad_usage (no such document), cancelled.
Result<NearestConfusion> evaluate_nearest(const RunResult& run, DocumentIndex document, std::size_t count,
                                          const Progress& progress);

/// The pairs of documents whose exact similarity is in [from, to), and the number of them that a run found. The last
/// bin includes 1. Every setting finds documents with equal sets, so shares and limits refer to the other pairs only.
struct CurveBin {
  double from = 0, to = 0;
  std::uint64_t pairs = 0, candidates = 0, passed = 0, accepted = 0;
  std::uint64_t identical = 0;  // pairs of documents with equal sets, included in each count above
  double predicted = 0;         // expected number of passed pairs: sum of P(passed | s) over the bin's pairs
  double mean = 0;              // mean similarity of the bin's different pairs, or of all if all are identical
  double independent = 0;       // effective number of different pairs of representatives: trials
  Interval candidate_share, passed_share, accepted_share;  // 95 %

  std::uint64_t different() const { return pairs - identical; }
  /// Share of the different pairs in `found`, one of the counts above; 1 if all pairs are identical.
  double share(std::uint64_t found) const {
    return different() ? static_cast<double>(found - identical) / static_cast<double>(different()) : 1;
  }
};

/// Sets a bin's limits: Wilson's for the number of independent trials with the scatter of its pairs. The expected share
/// is inside them for 95 of 100 seeds.
void set_limits(CurveBin& bin, const DesignEffect& effect);

/// The measured S-curve: bins of 1 / `steps` from the truth's floor to 1, including bins without pairs; steps >= 1.
/// Limits assume pairs that do not share documents. O(pairs * n). Errors: cancelled.
Result<std::vector<CurveBin>> measured_curve(const RunResult& run, const GroundTruth& truth, std::size_t steps,
                                             const Progress& progress);

/// A run compared with the survey of its corpus: everything that belongs beside its S-curve.
struct EvaluationSummary {
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const Survey> survey;
  Confusion counts;
  std::vector<CurveBin> curve;                         // kMeasuredSteps bins from the survey's floor to 1
  std::vector<SimilarityDistribution::Bin> histogram;  // kHistogramSteps bins of all pairs
  Forecast forecast;                                   // for the run's own setting, as if it had not been run
};

inline constexpr std::size_t kMeasuredSteps = 20, kHistogramSteps = 100;

/// The survey must cover the run's shingle sets, with a floor no higher than the run's threshold; the forecaster must
/// use the run's signatures and this survey. Runs that share both should share a forecaster, which caches its
/// measurements. O(pairs * n + pairs * bands * draws), see Forecaster. Errors: bad_usage (the floor), cancelled.
Result<std::shared_ptr<const EvaluationSummary>> summary_of(std::shared_ptr<const RunResult> run,
                                                            std::shared_ptr<const Survey> survey,
                                                            const Forecaster& forecaster, const Progress& progress);

/// The same with its own forecaster.
Result<std::shared_ptr<const EvaluationSummary>> summary_of(std::shared_ptr<const RunResult> run,
                                                            std::shared_ptr<const Survey> survey,
                                                            const Progress& progress);

/// The bin of a measured curve that contains a similarity; null below the floor.
const CurveBin* bin_at(const std::vector<CurveBin>& curve, double similarity);

}  // namespace lookalike
