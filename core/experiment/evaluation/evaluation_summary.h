#pragma once

#include <memory>
#include <vector>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/evaluation/measured_curve.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/ground_truth/survey.h"

namespace lookalike {

/// A run compared with the survey of its corpus: everything that belongs beside its S-curve.
struct EvaluationSummary {
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const Survey> survey;
  Confusion counts;
  std::vector<CurveBin> curve;                         // kMeasuredSteps bins from the survey's floor to 1
  std::vector<SimilarityDistribution::Bin> histogram;  // kHistogramSteps bins of all pairs
  Forecast forecast;                                   // for the run's own setting, as if it had not been run
};

inline constexpr std::size_t kMeasuredSteps = 20, kHistogramSteps = 100;

/// The survey must cover the run's shingle sets, with a floor no higher than the run's threshold; the forecaster must
/// use the run's signatures and this survey. Runs that share both should share a forecaster, which caches its
/// measurements. O(pairs * n + pairs * bands * draws), see Forecaster. Errors: bad_usage (the floor), cancelled.
Result<std::shared_ptr<const EvaluationSummary>> summary_of(std::shared_ptr<const RunResult> run,
                                                            std::shared_ptr<const Survey> survey,
                                                            const Forecaster& forecaster, const Progress& progress);

/// The same with its own forecaster.
Result<std::shared_ptr<const EvaluationSummary>> summary_of(std::shared_ptr<const RunResult> run,
                                                            std::shared_ptr<const Survey> survey,
                                                            const Progress& progress);

/// The bin of a measured curve that contains a similarity; null below the floor.
const CurveBin* bin_at(const std::vector<CurveBin>& curve, double similarity);

}  // namespace lookalike
