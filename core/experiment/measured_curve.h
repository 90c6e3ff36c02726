#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/proportion.h"
#include "core/experiment/truth.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The pairs of documents whose exact similarity lies in [from, to), and how many of them a run found. The last bin
/// holds 1 as well.
struct CurveBin {
  double from = 0, to = 0;
  std::uint64_t pairs = 0, candidates = 0, kept = 0, accepted = 0;
  double predicted = 0;    // expected number of kept pairs: sum of P(kept | s) over the bin's pairs
  double mean = 0;         // mean similarity of the bin's pairs
  double independent = 0;  // pairs of representatives that weigh as much as these: trials for the intervals
  Interval candidate_share, kept_share, accepted_share;  // Wilson, 95 %
};

/// The measured S-curve: bins of 1 / `steps` from the truth's floor to 1, those without pairs included; steps >= 1.
/// Copies of equal documents count as pairs, but not as independent trials. O(pairs * n).
/// Errors: cancelled.
Result<std::vector<CurveBin>> measured_curve(const RunResult& run, const Truth& truth, std::size_t steps,
                                             const Progress& progress);

}  // namespace lookalike
