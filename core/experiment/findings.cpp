#include "core/experiment/findings.h"

#include <algorithm>

namespace lookalike {
namespace {

/// Gives every bin the limits of pairs that share documents.
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

Result<std::shared_ptr<const Findings>> findings_of(std::shared_ptr<const RunResult> run,
                                                    std::shared_ptr<const Survey> survey, const Forecaster& forecaster,
                                                    const Progress& progress) {
  auto findings = std::make_shared<Findings>();
  const Truth& truth = *survey->truth;
  const auto counts = evaluate(*run, truth, progress.part(0, 0.2, "evaluate"));
  if (!counts) return tl::unexpected(counts.error());
  auto curve = measured_curve(*run, truth, kMeasuredSteps, progress.part(0.2, 0.4, "evaluate"));
  if (!curve) return tl::unexpected(curve.error());
  const ForecastSetting setting = ForecastSetting::of(run->recipe);
  const auto forecast = forecaster.forecast(setting, progress.part(0.4, 0.9, "forecast"));
  if (!forecast) return tl::unexpected(forecast.error());
  const auto widened = widen_limits(*curve, forecaster, setting, progress.part(0.9, 1, "forecast"));
  if (!widened) return tl::unexpected(widened.error());
  findings->counts = *counts;
  findings->curve = std::move(*curve);
  findings->histogram = survey->census.histogram(kHistogramSteps);
  findings->forecast = *forecast;
  findings->run = std::move(run);
  findings->survey = std::move(survey);
  return std::shared_ptr<const Findings>(std::move(findings));
}

Result<std::shared_ptr<const Findings>> findings_of(std::shared_ptr<const RunResult> run,
                                                    std::shared_ptr<const Survey> survey, const Progress& progress) {
  const Forecaster forecaster(run->signatures, *survey->truth, survey->census);
  return findings_of(std::move(run), survey, forecaster, progress);
}

const CurveBin* bin_at(const std::vector<CurveBin>& curve, double similarity) {
  const auto last = std::ranges::find_if(curve, [&](const CurveBin& bin) { return similarity < bin.to; });
  const CurveBin* bin = last != curve.end() ? &*last : curve.empty() ? nullptr : &curve.back();
  return bin != nullptr && similarity >= bin->from ? bin : nullptr;
}

}  // namespace lookalike
