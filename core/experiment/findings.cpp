#include "core/experiment/findings.h"

#include <algorithm>
#include <cmath>

namespace lookalike {
namespace {

/// What verifying by signature loses comes on top; its scatter is counted as that of independent rare events.
Estimate with_loss(const Estimate& missed, double loss, double similar) {
  const double value = missed.value + loss, spread = kNormal95 * std::sqrt(loss);
  const double below = std::hypot(missed.value - missed.limits.low, spread);
  const double above = std::hypot(missed.limits.high - missed.value, spread);
  return {value, {std::max(0.0, value - below), std::min(similar, value + above)}};
}

Result<Estimate> expected_misses(const Recipe& recipe, const Forecaster& forecaster, const Forecast& forecast,
                                 const Progress& progress) {
  const VerifyOptions& verify = recipe.verify;
  if (verify.by != VerifyBy::signature) return forecast.missed;
  const auto loss =
      forecaster.signature_loss(recipe.lsh, verify.prefix, verify.threshold, recipe.sketch.hashes, progress);
  if (!loss) return tl::unexpected(loss.error());
  return with_loss(forecast.missed, *loss, forecast.similar);
}

}  // namespace

Result<std::shared_ptr<const Findings>> findings_of(std::shared_ptr<const RunResult> run,
                                                    std::shared_ptr<const Survey> survey, const Forecaster& forecaster,
                                                    const Progress& progress) {
  auto findings = std::make_shared<Findings>();
  const Truth& truth = *survey->truth;
  const Recipe& recipe = run->recipe;
  const auto counts = evaluate(*run, truth, progress.part(0, 0.2, "evaluate"));
  if (!counts) return tl::unexpected(counts.error());
  auto curve = measured_curve(*run, truth, kMeasuredSteps, progress.part(0.2, 0.4, "evaluate"));
  if (!curve) return tl::unexpected(curve.error());
  const auto forecast = forecaster.forecast(recipe.lsh, recipe.verify.prefix, recipe.verify.threshold,
                                            progress.part(0.4, 0.9, "forecast"));
  if (!forecast) return tl::unexpected(forecast.error());
  const auto misses = expected_misses(recipe, forecaster, *forecast, progress.part(0.9, 1, "forecast"));
  if (!misses) return tl::unexpected(misses.error());
  findings->counts = *counts;
  findings->curve = std::move(*curve);
  findings->histogram = survey->census.histogram(kHistogramSteps);
  findings->forecast = *forecast;
  findings->expected_misses = *misses;
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
