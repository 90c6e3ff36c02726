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

/// The pairs of documents whose exact similarity lies in [from, to), and how many of them a run found. The last bin
/// holds 1 as well. Documents with equal sets are found by every setting, so shares and limits are of different pairs.
struct CurveBin {
  double from = 0, to = 0;
  std::uint64_t pairs = 0, candidates = 0, kept = 0, accepted = 0;
  std::uint64_t identical = 0;  // of each of these, pairs of documents with equal sets
  double predicted = 0;         // expected number of kept pairs: sum of P(kept | s) over the bin's pairs
  double mean = 0;              // mean similarity of the bin's different pairs, or of all where all are identical
  double independent = 0;       // different pairs of representatives that weigh as much as these: trials
  Interval candidate_share, kept_share, accepted_share;  // 95 %

  std::uint64_t different() const { return pairs - identical; }
  /// Share of the different pairs in `found`, one of the counts above; 1 where all pairs are identical.
  double share(std::uint64_t found) const {
    return different() ? static_cast<double>(found - identical) / static_cast<double>(different()) : 1;
  }
};

/// Sets a bin's limits: Wilson's for as many independent trials as scatter like its pairs. The expected share lies
/// inside for 95 of 100 seeds.
void set_limits(CurveBin& bin, const DesignEffect& effect);

/// The measured S-curve: bins of 1 / `steps` from the truth's floor to 1, those without pairs included; steps >= 1.
/// Limits are those of pairs that do not share documents. O(pairs * n). Errors: cancelled.
Result<std::vector<CurveBin>> measured_curve(const RunResult& run, const GroundTruth& truth, std::size_t steps,
                                             const Progress& progress);

}  // namespace lookalike
