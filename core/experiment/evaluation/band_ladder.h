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

/// Pairs found and cost of a run with so many bands; counts of pairs are those of RunCounts.
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

/// True pairs that every number of bands accepts, as counts.
struct BandsAgainstTruth {
  std::vector<std::uint64_t> accepted;  // element b - 1: true pairs that b bands accept
  std::uint64_t similar = 0;            // true pairs
  std::uint64_t identical = 0;          // of them, pairs of documents with equal sets

  /// Confusion of b bands that accept so many pairs, true or not.
  Confusion counts(std::uint32_t bands, std::uint64_t all_accepted) const;
};

/// The same runs against the truth at the threshold of the run's recipe. The truth must be of the run's shingle sets
/// with floor <= threshold. O(pairs * n). Errors: cancelled.
Result<BandsAgainstTruth> evaluate_bands(const RunResult& run, const GroundTruth& truth, std::uint32_t rows,
                                         std::uint32_t bands, const Progress& progress);

}  // namespace lookalike
