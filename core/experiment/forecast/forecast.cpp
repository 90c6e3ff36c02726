#include "core/experiment/forecast/forecast.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>

#include "core/base/parallel.h"
#include "core/experiment/forecast/scatter.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

Estimate with_error(double value, double standard_error, double most) {
  const double half = kNormal95 * standard_error;
  return {value, {std::max(0.0, value - half), std::min(most, value + half)}};
}

/// Limits of a count with this variance. Counts are integers, so the normal limits extend by half an event: 0.1 missed
/// pairs are 0 in 90 of 100 seeds and 1 in nine of the others. Pairs that are found together are one event.
Estimate count_with_error(double value, double variance, double most) {
  constexpr double kRare = 0.025;  // 95 % limits exclude events this rare
  const double event = value > 0 ? std::max(1.0, variance / value) : 1;
  const double further = value > kRare * event ? event / 2 : 0;
  return with_error(value, std::sqrt(variance) + further / kNormal95, most);
}

void set_recall(Forecast& forecast) {
  const double different = forecast.different();
  const auto share = [&](double missed) { return different > 0 ? 1 - std::min(1.0, missed / different) : 1; };
  const auto& [missed, limits] = forecast.missed;
  forecast.recall = forecast.whole_recall = {share(missed), {share(limits.high), share(limits.low)}};
}

/// Adds the variance due to sampling documents.
void widen(Estimate& recall, double variance) {
  const auto wider = [&](double limit) { return std::hypot(limit - recall.value, kNormal95 * std::sqrt(variance)); };
  recall.limits = {std::max(0.0, recall.value - wider(recall.limits.low)),
                   std::min(1.0, recall.value + wider(recall.limits.high))};
}

/// Whole buckets of pairs of low similarity come and go with the seed, and one run shows few of them: if most
/// candidates are rarely found pairs, and the limits are wide or the exact pairs end early, the scatter is known only
/// roughly (tests/studies/AUDIT.md).
bool is_rough(const SimilarityDistribution& distribution, const LshOptions& lsh, double candidates,
              double standard_error) {
  constexpr double kHighFloor = 0.2, kWide = 0.25, kUnlikely = 0.5;
  const bool doubtful = distribution.floor() >= kHighFloor || kNormal95 * standard_error > kWide * candidates;
  double of_unlikely = 0;
  for (const auto points : {distribution.known(), distribution.below()})
    for (const auto& point : points)
      if (const double chance = passed_probability(point.similarity, lsh, 0); chance < kUnlikely)
        of_unlikely += point.pairs * chance;
  return doubtful && of_unlikely > candidates / 2;
}

}  // namespace

SampleScope SampleScope::of_run(const RunResult& run) {
  return {run.corpus->size(), std::max<std::uint64_t>(run.corpus->size(), run.corpus->report().documents)};
}

double SampleScope::pairs_for_one() const {
  if (whole() || documents < 2) return 1;
  const auto all = static_cast<double>(of), some = static_cast<double>(documents);
  return all * (all - 1) / (some * (some - 1));
}

Estimate different_pairs_of_corpus(const GroundTruth& truth, double threshold, const SampleScope& scope) {
  std::map<DocumentIndex, double> of_document;
  double pairs = 0, squares = 0, together = 0;
  for (const ExactPair& pair : truth.pairs) {
    if (pair.jaccard < threshold) continue;
    const auto weight = static_cast<double>(truth.weight(pair));
    pairs += weight;
    squares += weight * weight;
    of_document[pair.a] += weight;
    of_document[pair.b] += weight;
  }
  for (const auto& [document, weight] : of_document) together += weight * weight;
  // Two pairs of one document are both drawn with f^3, one pair with f^2; `together` has each square twice.
  const double f = scope.share(), each = scope.pairs_for_one();
  const double variance = squares * (1 - f * f) + std::max(0.0, together - 2 * squares) * (1 - f);
  return {each * pairs, score_limits(each * pairs, each * each * variance, each * (1 - f))};
}

std::string scope_sentence(const SampleScope& scope, const Estimate& different_pairs) {
  if (scope.whole()) return {};
  char text[480];
  std::snprintf(text, sizeof text,
                "These numbers hold for %llu documents, a sample of %llu. A pair of the whole corpus is in the sample "
                "with a probability of 1 in %.0f, so about %.0f similar pairs of different documents are expected "
                "there (%.0f to %.0f). In a growing corpus they grow with its square, but families of copies do not.",
                static_cast<unsigned long long>(scope.documents), static_cast<unsigned long long>(scope.of),
                scope.pairs_for_one(), different_pairs.value, different_pairs.limits.low, different_pairs.limits.high);
  return text;
}

std::string rough_sentence(const Forecast& forecast) {
  if (!forecast.rough) return {};
  return "The limits of the candidate count are rough: in measurements they held for 71 to 98 of 100 seeds. "
         "Most candidates have a low similarity, and whole buckets of them come and go with the seed.";
}

Forecaster::Forecaster(std::shared_ptr<const SignatureMatrix> signatures, const GroundTruth& truth,
                       const SimilarityDistribution& distribution, double sampled)
    : distribution_(distribution),
      sampled_(sampled),
      scatter_(std::make_unique<Scatter>(std::move(signatures), truth)) {}

Forecaster::~Forecaster() = default;

Forecast Forecaster::expect(const ForecastSetting& setting) const {
  const VerifyOptions& verify = setting.verify;
  Forecast result;
  result.lsh = setting.lsh;
  result.similar = distribution_.pairs_from(verify.threshold);
  result.identical = distribution_.identical();
  result.at_threshold = passed_probability(verify.threshold, setting.lsh, verify.prefix);
  for (const auto points : {distribution_.known(), distribution_.below()})
    for (const auto& [similarity, pairs, squares] : points) {
      const double passed = passed_probability(similarity, setting.lsh, verify.prefix);
      const double candidate = verify.prefix ? candidate_probability(similarity, setting.lsh) : passed;
      result.candidates.value += pairs * candidate;
      result.passed.value += pairs * passed;
      if (similarity < verify.threshold || similarity == 1) continue;
      const double likely =
          setting.by_signature() ? reaches_estimate_probability(similarity, setting.hashes, verify.threshold) : 1;
      result.missed.value += pairs * (1 - std::min(passed, likely));
      result.prefix_loss.value += pairs * (candidate - passed);
    }
  for (Estimate* estimate : {&result.candidates, &result.passed, &result.missed, &result.prefix_loss})
    estimate->limits = {estimate->value, estimate->value};
  set_recall(result);
  return result;
}

Result<std::vector<double>> Forecaster::accepted_chances(const ForecastSetting& setting,
                                                         const Progress& progress) const {
  const auto points = distribution_.known();
  std::vector<double> chances(points.size(), 1);
  const auto done = parallel_for_each(points.size(), 1, progress, [&](std::size_t i) {
    if (points[i].similarity < setting.verify.threshold || points[i].similarity == 1) return;
    chances[i] = accepted_by_signature_probability(points[i].similarity, setting.lsh, setting.verify.prefix,
                                                   setting.hashes, setting.verify.threshold);
  });
  if (!done) return tl::unexpected(done.error());
  return chances;
}

Result<void> Forecaster::add_signature_loss(const ForecastSetting& setting, Forecast& forecast,
                                            const Progress& progress) const {
  if (!setting.by_signature()) return {};
  const auto accepted = accepted_chances(setting, progress);
  if (!accepted) return tl::unexpected(accepted.error());
  const auto points = distribution_.known();
  forecast.missed.value = forecast.signature_loss.value = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (points[i].similarity < setting.verify.threshold || points[i].similarity == 1) continue;
    const double passed = passed_probability(points[i].similarity, setting.lsh, setting.verify.prefix);
    forecast.missed.value += points[i].pairs * (1 - (*accepted)[i]);
    forecast.signature_loss.value += points[i].pairs * std::max(0.0, passed - (*accepted)[i]);
  }
  return {};
}

Result<Forecast> Forecaster::forecast_recall(const ForecastSetting& setting, const Progress& progress) const {
  Forecast result = expect(setting);
  if (const auto done = add_signature_loss(setting, result, progress.part(0, 0.3, "forecast")); !done)
    return tl::unexpected(done.error());
  const std::array edges{setting.verify.threshold};
  const auto variances = scatter_->measure(setting, edges, progress.part(0.3, 1, "forecast"));
  if (!variances) return tl::unexpected(variances.error());
  const Variances& similar = variances->front();
  const double most = result.different();
  result.missed = count_with_error(result.missed.value, similar.accepted, most);
  result.prefix_loss = count_with_error(result.prefix_loss.value, similar.lost, most);
  result.signature_loss = count_with_error(result.signature_loss.value, similar.turned_down, most);
  set_recall(result);
  if (sampled_ < 1) widen(result.whole_recall, scatter_->sampling_variance(setting, sampled_));
  return result;
}

/// Pairs below the floor that pass agree on the prefix and the first band; in a finite table, on the prefix and by
/// accident in any band.
Result<double> Forecaster::scatter_of_passed(const ForecastSetting& setting, const Progress& progress) const {
  const auto& [lsh, verify, hashes] = setting;
  if (verify.prefix == 0) return 0.0;
  const auto both = scatter_->measure_below(std::max(lsh.rows, verify.prefix), 0, progress.part(0, 0.5));
  if (!both || lsh.buckets == 0) return both;
  const auto of_prefix = scatter_->measure_below(verify.prefix, 0, progress.part(0.5, 1));
  if (!of_prefix) return of_prefix;
  const double accident = static_cast<double>(lsh.bands) / static_cast<double>(lsh.buckets);
  const double deviation = std::sqrt(*both) + accident * std::sqrt(*of_prefix);
  return deviation * deviation;
}

Result<Forecast> Forecaster::forecast(const ForecastSetting& setting, const Progress& progress) const {
  auto result = forecast_recall(setting, progress.part(0, 0.3, "forecast"));
  if (!result) return result;
  const auto& [lsh, verify, hashes] = setting;
  const std::array edges{distribution_.floor()};
  const auto variances = scatter_->measure(setting, edges, progress.part(0.3, 0.8, "forecast"));
  if (!variances) return tl::unexpected(variances.error());
  const auto of_band = scatter_->measure_below(lsh.rows, lsh.buckets, progress.part(0.8, 0.9, "forecast"));
  if (!of_band) return tl::unexpected(of_band.error());
  const auto of_passed = scatter_of_passed(setting, progress.part(0.9, 1, "forecast"));
  if (!of_passed) return tl::unexpected(of_passed.error());
  // Pairs below the floor rarely share more than one band, so the bands' numbers add up. Known and unknown pairs
  // scatter together, so their deviations add up too.
  const auto error = [&](double known, double unknown, std::uint32_t prefix) {
    const auto chance = [&](double s) { return passed_probability(s, lsh, prefix); };
    double independent = 0;
    for (const auto& point : distribution_.below())
      independent += point.pairs * chance(point.similarity) * (1 - chance(point.similarity));
    return std::hypot(std::sqrt(known) + std::sqrt(std::max(unknown, independent)),
                      distribution_.sum(chance).standard_error);
  };
  const double all = distribution_.all_pairs() > 0 ? distribution_.all_pairs() : INFINITY;
  const double candidates = error(variances->front().candidates, lsh.bands * *of_band, 0);
  result->rough = is_rough(distribution_, lsh, result->candidates.value, candidates);
  result->candidates = with_error(result->candidates.value, candidates, all);
  const double passed = verify.prefix ? error(variances->front().passed, *of_passed, verify.prefix) : candidates;
  result->passed = with_error(result->passed.value, passed, all);
  const double found = result->similar - result->missed.limits.high;  // all of them candidates
  for (Estimate* estimate : {&result->candidates, &result->passed})
    estimate->limits.low = std::clamp(found, estimate->limits.low, std::max(estimate->limits.low, estimate->value));
  return result;
}

Result<std::vector<DesignEffect>> Forecaster::design_effects(const ForecastSetting& setting,
                                                             std::span<const double> edges,
                                                             const Progress& progress) const {
  const auto measured = scatter_->design_effects(setting, edges, progress);
  if (!measured) return tl::unexpected(measured.error());
  std::vector<DesignEffect> effects;
  for (const Variances& effect : *measured) effects.push_back({effect.candidates, effect.passed, effect.accepted});
  return effects;
}

}  // namespace lookalike
