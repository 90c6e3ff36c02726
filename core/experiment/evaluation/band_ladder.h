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

/// Pairs found and cost of a run with a number of bands; counts of pairs are those of RunCounts.
struct BandStep {
  std::uint64_t candidates = 0;
  std::uint64_t kept = 0;
  std::uint64_t similar = 0;
  std::uint64_t documents_with_match = 0;
  double seconds_band = 0;    // wall time of indexing these bands
  double seconds_verify = 0;  // wall time of streaming and judging their candidates
};

/// Takes the counts of b = 1, 2, ... bands; an error ends the pass.
using TakeBandStep = std::function<Result<void>(const BandStep&)>;

/// The counts of every number of bands b = 1..bands at `rows` rows a band, in one pass: bands are added one after the
/// other, and a pair met in an earlier band is passed over. The step of b bands equals a run with b bands of that many
/// rows, all else as in the run's recipe, but pairs are only judged, neither scored nor stored; it is given away before
/// the next band is added. bands * rows <= n. Needs the memory of a few bands.
/// O(bands * documents * log documents + candidates). Errors: cancelled; what `take` says.
Result<void> climb_bands(const RunResult& run, std::uint32_t rows, std::uint32_t bands, const Progress& progress,
                         const TakeBandStep& take);

/// Pairs of documents that should be found, as two of a run's representatives that stand for them.
struct TruePair {
  DocumentIndex a, b;
  double jaccard = 0;       // in the run's sets
  std::uint64_t pairs = 1;  // of documents
  bool identical = false;   // their sets are equal where the pairs come from
};

/// All pairs that should be found of a run's documents.
struct TruePairs {
  std::vector<TruePair> pairs;
  std::uint64_t equal = 0;            // whose sets are equal in the run: every setting finds them
  std::uint64_t equal_identical = 0;  // of these, pairs with equal sets where they come from too
  std::uint64_t without_sets = 0;     // a document has no shingles in the run: no setting finds them
};

/// The pairs of a truth of the run's own sets from a similarity on. O(pairs).
TruePairs true_pairs(const GroundTruth& truth, double threshold);

/// The same runs against pairs that should be found: element b - 1 is of b bands, without the accepted pairs that are
/// not among them. O(pairs * n). Errors: cancelled.
Result<std::vector<Confusion>> evaluate_bands(const RunResult& run, const TruePairs& truth, std::uint32_t rows,
                                              std::uint32_t bands, const Progress& progress);

}  // namespace lookalike
