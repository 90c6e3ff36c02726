#pragma once

#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/evaluation.h"
#include "core/experiment/truth.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// What a run with so many bands finds and takes; counts of pairs are those of RunCounts.
struct BandStep {
  std::uint64_t candidates = 0;
  std::uint64_t kept = 0;
  std::uint64_t similar = 0;
  std::uint64_t documents_with_match = 0;
  double seconds_band = 0;    // wall time of indexing these bands
  double seconds_verify = 0;  // wall time of streaming and judging their candidates
};

/// The counts of every number of bands b = 1..bands at `rows` rows a band, in one pass: bands are added one after the
/// other, and a pair met in an earlier band is passed over. Element b - 1 equals a run with b bands of that many rows,
/// all else as in the run's recipe, but pairs are only judged, neither scored nor stored. bands * rows <= n. Needs the
/// memory of a few bands. O(bands * documents * log documents + candidates). Errors: cancelled.
Result<std::vector<BandStep>> climb_bands(const RunResult& run, std::uint32_t rows, std::uint32_t bands,
                                          const Progress& progress);

/// The same runs against the truth at the threshold of the run's recipe; `steps` are what climb_bands found with so
/// many rows. The truth must be of the run's shingle sets with floor <= threshold. O(pairs * n). Errors: cancelled.
Result<std::vector<Confusion>> evaluate_bands(const RunResult& run, const Truth& truth, std::uint32_t rows,
                                              const std::vector<BandStep>& steps, const Progress& progress);

}  // namespace lookalike
