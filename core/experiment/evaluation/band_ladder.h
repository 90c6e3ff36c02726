#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// Pairs found and cost of a run with a given number of bands; the counts of pairs match RunCounts.
struct BandStep {
  std::uint64_t candidates = 0;
  std::uint64_t passed = 0;
  std::uint64_t similar = 0;
  std::uint64_t documents_with_match = 0;
  double seconds_band = 0;    // wall time of indexing these bands
  double seconds_verify = 0;  // wall time of streaming and testing their candidates
};

/// Receives the counts of b = 1, 2, ... bands; an error ends the pass.
using TakeBandStep = std::function<Result<void>(const BandStep&)>;

/// The counts of every number of bands b = 1..bands at `rows` rows per band, in one pass: bands are added one at a
/// time, and a pair found in an earlier band is skipped. The step of b bands equals a run with b bands of `rows` rows,
/// all else as in the run's recipe, but pairs are only tested, neither scored nor stored; `take` gets it before the
/// next band is added. bands * rows <= n. Needs the memory of a few bands. O(bands * documents * log documents +
/// candidates). Errors: cancelled; those of `take`.
Result<void> climb_bands(const RunResult& run, std::uint32_t rows, std::uint32_t bands, const Progress& progress,
                         const TakeBandStep& take);

/// Pairs of documents that should be found, as two representatives of a run.
struct TruePair {
  DocumentIndex a, b;
  double jaccard = 0;       // exact similarity of the run's sets
  std::uint64_t pairs = 1;  // pairs of documents represented
  bool identical = false;   // their sets are equal in the source of the pairs
};

/// All pairs of a run's documents that should be found.
struct TruePairs {
  std::vector<TruePair> pairs;
  std::uint64_t equal = 0;            // pairs whose sets are equal in the run: every setting finds them
  std::uint64_t equal_identical = 0;  // of these, pairs with equal sets in their source too
  std::uint64_t without_sets = 0;     // pairs with a document without shingles in the run: no setting finds them
};

/// The pairs at or above a similarity in a ground truth over the run's own sets. O(pairs).
TruePairs true_pairs(const GroundTruth& truth, double threshold);

/// The same runs compared with pairs that should be found: element b - 1 is for b bands, without the accepted pairs
/// that are not among them. O(pairs * n). Errors: cancelled.
Result<std::vector<Confusion>> evaluate_bands(const RunResult& run, const TruePairs& truth, std::uint32_t rows,
                                              std::uint32_t bands, const Progress& progress);

}  // namespace lookalike
