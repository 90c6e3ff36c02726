#include "core/experiment/evaluation/evaluation_summary.h"

#include <algorithm>

namespace lookalike {
namespace {

/// Sets every bin's limits, which allow for pairs that share documents.
Result<void> widen_limits(std::vector<CurveBin>& curve, const Forecaster& forecaster, const ForecastSetting& setting,
                          const Progress& progress) {
  std::vector<double> edges;
  for (const CurveBin& bin : curve) edges.push_back(bin.from);
  const auto effects = forecaster.design_effects(setting, edges, progress);
  if (!effects) return tl::unexpected(effects.error());
  for (std::size_t i = 0; i < curve.size(); ++i) set_limits(curve[i], (*effects)[i]);
  return {};
}

}  // namespace

Result<std::shared_ptr<const EvaluationSummary>> summary_of(std::shared_ptr<const RunResult> run,
                                                            std::shared_ptr<const Survey> survey,
                                                            const Forecaster& forecaster, const Progress& progress) {
  auto summary = std::make_shared<EvaluationSummary>();
  const GroundTruth& truth = *survey->truth;
  const auto counts = evaluate(*run, truth, progress.part(0, 0.2, "evaluate"));
  if (!counts) return tl::unexpected(counts.error());
  auto curve = measured_curve(*run, truth, kMeasuredSteps, progress.part(0.2, 0.4, "evaluate"));
  if (!curve) return tl::unexpected(curve.error());
  const ForecastSetting setting = ForecastSetting::of(run->recipe);
  const auto forecast = forecaster.forecast(setting, progress.part(0.4, 0.9, "forecast"));
  if (!forecast) return tl::unexpected(forecast.error());
  const auto widened = widen_limits(*curve, forecaster, setting, progress.part(0.9, 1, "forecast"));
  if (!widened) return tl::unexpected(widened.error());
  summary->counts = *counts;
  summary->curve = std::move(*curve);
  summary->histogram = survey->distribution.histogram(kHistogramSteps);
  summary->forecast = *forecast;
  summary->run = std::move(run);
  summary->survey = std::move(survey);
  return std::shared_ptr<const EvaluationSummary>(std::move(summary));
}

Result<std::shared_ptr<const EvaluationSummary>> summary_of(std::shared_ptr<const RunResult> run,
                                                            std::shared_ptr<const Survey> survey,
                                                            const Progress& progress) {
  const Forecaster forecaster(run->signatures, *survey->truth, survey->distribution);
  return summary_of(std::move(run), survey, forecaster, progress);
}

const CurveBin* bin_at(const std::vector<CurveBin>& curve, double similarity) {
  const auto last = std::ranges::find_if(curve, [&](const CurveBin& bin) { return similarity < bin.to; });
  const CurveBin* bin = last != curve.end() ? &*last : curve.empty() ? nullptr : &curve.back();
  return bin != nullptr && similarity >= bin->from ? bin : nullptr;
}

}  // namespace lookalike
