#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// A count in a larger corpus under two assumptions, which mostly bracket the truth; each with 95 % limits of what the
/// documents at hand can say.
struct Growth {
  double now = 0;
  Estimate families;  // near-copies come in families: more documents bring more of them, no larger ones
  Estimate sampled;   // the documents at hand are drawn from those to come: every pair of them is met
};

/// Rows that one stage of a Spark job sends between its machines.
struct ShuffleStage {
  std::string name;
  double low = 0, high = 0;  // bytes, by both assumptions
};

/// Forecast of a recipe's pairs and cost in a larger corpus, told from a run over the documents at hand.
struct ScaleForecast {
  double documents = 0, from = 0;
  Growth similar, candidates;                      // pairs
  Growth largest_bucket;                           // documents, copies of equal texts left out
  double least_bytes = 0;                          // at this program's peak, whatever is cached (least_memory)
  double whole_bytes = 0;                          // with everything cached that is cached now
  double pair_bytes_low = 0, pair_bytes_high = 0;  // of similar pairs, beside either
  std::vector<ShuffleStage> shuffles;
  double signing_hours = 0;  // of one core: cutting, signing and banding by this program
  double verifying_hours_low = 0, verifying_hours_high = 0;
  double spark_signing_hours = 0;  // the same by NumPy in a Spark job
  double fits_here = 0;            // so many documents fit into this machine

  std::string unscored;  // says why all candidates below the threshold count as chance; empty: they do not

  bool too_large_here() const { return documents > fits_here; }
};

/// `cores`: that the run's seconds were measured with, no more than the machine has. `machine_bytes`: memory of this
/// machine; 0: not known.
struct ScaleOptions {
  double documents = 0;
  unsigned cores = 1;
  std::uint64_t machine_bytes = 0;
};

/// Pairs between sampled documents grow with the square, families with the number of documents. Candidates
/// less than half as similar as the threshold are chance in both. Limits are score limits, which hold for small counts
/// too; they take groups of connected pairs as what comes independently (compound Poisson). Hours of signing are told
/// from the run's own seconds, those of verification from the pairs that the project's benchmark compares. O(candidates
/// + buckets). Errors: bad_usage (fewer documents than there are), cancelled.
Result<ScaleForecast> forecast_scale(const RunResult& run, const ScaleOptions& options, const Progress& progress);

}  // namespace lookalike
