#pragma once

#include <memory>
#include <vector>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/evaluation/measured_curve.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/ground_truth/survey.h"

namespace lookalike {

/// A run held against what is known of its corpus: everything that belongs beside its S-curve.
struct EvaluationSummary {
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const Survey> survey;
  Confusion counts;
  std::vector<CurveBin> curve;                         // kMeasuredSteps bins from the survey's floor to 1
  std::vector<SimilarityDistribution::Bin> histogram;  // kHistogramSteps bins of all pairs
  Forecast forecast;                                   // of the run's own setting, as if it had not been run
};

inline constexpr std::size_t kMeasuredSteps = 20, kHistogramSteps = 100;

/// The survey must be of the run's shingle sets, with a floor no higher than the run's threshold; the forecaster of the
/// run's signatures and this survey. One forecaster for all runs that share both saves what it has measured already.
/// O(pairs * n + pairs * bands * draws), see Forecaster. Errors: bad_usage (the floor), cancelled.
Result<std::shared_ptr<const EvaluationSummary>> summary_of(std::shared_ptr<const RunResult> run,
                                                            std::shared_ptr<const Survey> survey,
                                                            const Forecaster& forecaster, const Progress& progress);

/// With a forecaster of its own.
Result<std::shared_ptr<const EvaluationSummary>> summary_of(std::shared_ptr<const RunResult> run,
                                                            std::shared_ptr<const Survey> survey,
                                                            const Progress& progress);

/// The bin of a measured curve that holds a similarity; null below the floor.
const CurveBin* bin_at(const std::vector<CurveBin>& curve, double similarity);

}  // namespace lookalike
