#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// A count in a larger corpus under two assumptions, which usually bracket the truth; each with 95 % limits as far as
/// the existing documents allow.
struct Growth {
  double now = 0;
  Estimate families;  // near-copies come in families: more documents bring more families, not larger ones
  Estimate sampled;   // the existing documents are a sample of the larger corpus: pairs grow with the square
};

/// Rows that one stage of a Spark job sends between its machines.
struct ShuffleStage {
  std::string name;
  double low = 0, high = 0;  // bytes, under both assumptions
};

/// Forecast of a recipe's pairs and cost in a larger corpus, from a run over the existing documents.
struct ScaleForecast {
  double documents = 0, from = 0;
  Growth similar, candidates;                      // pairs
  Growth largest_bucket;                           // documents, without copies of equal texts
  double least_bytes = 0;                          // this program's peak even if nothing is cached (least_memory)
  double whole_bytes = 0;                          // if everything cached now stays cached
  double pair_bytes_low = 0, pair_bytes_high = 0;  // of similar pairs, in addition to either
  std::vector<ShuffleStage> shuffles;
  double signing_hours = 0;  // of one core: tokenising, signing and banding by this program
  double verifying_hours_low = 0, verifying_hours_high = 0;
  double spark_signing_hours = 0;  // the same with NumPy in a Spark job
  double fits_here = 0;            // number of documents that fit into this machine

  std::string unscored;  // why all candidates below the threshold count as chance; empty if they do not

  bool too_large_here() const { return documents > fits_here; }
};

/// `cores`: number of cores with which the run's seconds were measured, at most the machine's. `machine_bytes`: memory
/// of this machine; 0: unknown.
struct ScaleOptions {
  double documents = 0;
  unsigned cores = 1;
  std::uint64_t machine_bytes = 0;
};

/// Pairs between sampled documents grow with the square of their number, families with the number itself. Candidates
/// less than half as similar as the threshold are chance under both assumptions. Limits are score limits, which are
/// valid for small counts too; they treat groups of connected pairs as independent (compound Poisson). Hours of signing
/// come from the run's own seconds, hours of verification from the pairs compared by the project's benchmark.
/// O(candidates + buckets). Errors: bad_usage (fewer documents than the run has), cancelled.
Result<ScaleForecast> forecast_scale(const RunResult& run, const ScaleOptions& options, const Progress& progress);

/// "17,204", "1.2 million", "3.4 billion", "1.5 trillion", "1,500 trillion".
std::string large_number(double number);

/// "12 MB", "1.5 GB", "560 GB", "3.8 TB": any number of bytes.
std::string large_bytes(double bytes);

/// "12 seconds", "7.5 minutes", "1,382 hours".
std::string large_time(double hours);

/// "331 to 1,382 hours", "40 minutes to 2.1 hours"; a single time if both are equal.
std::string large_times(double low, double high);

/// Says how many documents fit into this machine and, for more, what they would take and which command exports the
/// recipe.
std::string machine_sentence(const ScaleForecast& forecast, const std::string& exporter);

/// Names the measurements that the hours are based on.
std::string hours_sentence();

}  // namespace lookalike
