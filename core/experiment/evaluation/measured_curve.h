#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/ground_truth/proportion.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The pairs of documents whose exact similarity is in [from, to), and the number of them that a run found. The last
/// bin includes 1. Every setting finds documents with equal sets, so shares and limits refer to different pairs.
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

}  // namespace lookalike
