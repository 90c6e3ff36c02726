#include "core/experiment/evaluation/evaluation.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

#include "core/base/parallel.h"
#include "core/corpus/corpus.h"
#include "core/experiment/forecast/memoized.h"
#include "core/lsh/theory/s_curve.h"
#include "core/query/explain/pair_explanation.h"
#include "core/query/neighbours/neighbours.h"
#include "core/similarity/pair_reader.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 256;  // pairs per task

std::size_t bin_of(double similarity, std::size_t steps) {
  return static_cast<std::size_t>(std::floor(similarity * static_cast<double>(steps) + 1e-9));
}

/// Adds pairs to bins and finishes them.
class Curve {
 public:
  Curve(const RunResult& run, double floor, std::size_t steps)
      : passed_([&recipe = run.recipe](double s) { return passed_probability(s, recipe.lsh, recipe.verify.prefix); }),
        steps_(steps),
        first_(bin_of(floor, steps)) {
    const auto edge = [steps](std::size_t i) { return static_cast<double>(i) / static_cast<double>(steps); };
    for (std::size_t i = std::min(first_, steps - 1); i < steps; ++i) {
      CurveBin bin;
      bin.from = std::max(floor, edge(i));
      bin.to = edge(i + 1);
      bins_.push_back(bin);
    }
    squares_.resize(bins_.size());
  }

  void add(double similarity, std::uint64_t pairs, const PairOutcome& outcome) {
    const std::size_t i = place_of(similarity);
    CurveBin& bin = bins_[i];
    const auto weight = static_cast<double>(pairs);
    bin.pairs += pairs;
    bin.candidates += outcome.candidate ? pairs : 0;
    bin.passed += outcome.passed ? pairs : 0;
    bin.accepted += outcome.accepted ? pairs : 0;
    bin.predicted += weight * passed_(similarity);
    bin.mean += weight * similarity;
    squares_[i] += weight * weight;
  }

  void add_identical(std::uint64_t pairs) {
    CurveBin& bin = bins_.back();
    for (std::uint64_t* count : {&bin.pairs, &bin.candidates, &bin.passed, &bin.accepted, &bin.identical})
      *count += pairs;
    bin.predicted += static_cast<double>(pairs);
  }

  std::vector<CurveBin> finish() {
    for (std::size_t i = 0; i < bins_.size(); ++i) {
      CurveBin& bin = bins_[i];
      const auto different = static_cast<double>(bin.different());
      bin.mean = different > 0 ? bin.mean / different : bin.identical > 0 ? 1 : 0;
      bin.independent = different > 0 ? different * different / squares_[i] : 0;  // Kish's effective number
      set_limits(bin, {});
    }
    return std::move(bins_);
  }

 private:
  std::size_t place_of(double similarity) const {
    return std::min(bin_of(similarity, steps_) - first_, bins_.size() - 1);
  }

  Memoized<std::function<double(double)>> passed_;
  const std::size_t steps_;
  const std::size_t first_;
  std::vector<CurveBin> bins_;
  std::vector<double> squares_;
};

/// Sets every bin's limits, which allow for pairs that share documents.
Result<void> widen_limits(std::vector<CurveBin>& curve, const Forecaster& forecaster, const ForecastSetting& setting,
                          const Progress& progress) {
  std::vector<double> edges(curve.size());
  std::ranges::transform(curve, edges.begin(), &CurveBin::from);
  const auto effects = forecaster.design_effects(setting, edges, progress);
  if (!effects) return tl::unexpected(effects.error());
  for (std::size_t i = 0; i < curve.size(); ++i) set_limits(curve[i], (*effects)[i]);
  return {};
}

std::optional<double> share(std::uint64_t part, std::uint64_t rest) {
  if (part + rest == 0) return {};
  return static_cast<double>(part) / static_cast<double>(part + rest);
}

Result<void> check_floor(const RunResult& run, const GroundTruth& truth) {
  if (truth.floor <= run.recipe.verify.threshold) return {};
  return failure(ErrorCode::bad_usage, "The ground truth is known only from a similarity of " +
                                           std::to_string(truth.floor) + ", above the threshold of " +
                                           std::to_string(run.recipe.verify.threshold) + ".");
}

std::uint64_t similar_pairs_of(const GroundTruth& truth, double threshold) {
  std::uint64_t pairs = truth.equal_pairs;
  for (const ExactPair& pair : truth.pairs)
    if (pair.jaccard >= threshold) pairs += truth.weight(pair);
  return pairs;
}

}  // namespace

void set_limits(CurveBin& bin, const DesignEffect& effect) {
  const auto limits = [&bin](std::uint64_t found, double effect_of) {
    if (bin.different() == 0) return Interval{bin.identical > 0 ? 1.0 : 0.0, 1};
    const double trials = bin.independent / effect_of;
    return wilson_interval(trials * bin.share(found), trials);
  };
  bin.candidate_share = limits(bin.candidates, effect.candidates);
  bin.passed_share = limits(bin.passed, effect.passed);
  bin.accepted_share = limits(bin.accepted, effect.accepted);
}

Result<std::vector<CurveBin>> measured_curve(const RunResult& run, const GroundTruth& truth, std::size_t steps,
                                             const Progress& progress) {
  std::vector<PairOutcome> outcomes(truth.pairs.size());
  const auto done = parallel_for_each(outcomes.size(), kGrain, progress, [&](std::size_t i) {
    const ExactPair& pair = truth.pairs[i];
    outcomes[i] = outcome_of(run, pair.a, pair.b, pair.jaccard);
  });
  if (!done) return tl::unexpected(done.error());
  Curve curve(run, truth.floor, steps);
  for (std::size_t i = 0; i < outcomes.size(); ++i)
    curve.add(truth.pairs[i].jaccard, truth.weight(truth.pairs[i]), outcomes[i]);
  for (const DocumentIndex r : truth.groups->representatives()) {
    const std::uint64_t size = truth.groups->group_size(r);
    if (size > 1) curve.add_identical(size * (size - 1) / 2);
  }
  return curve.finish();
}

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
  return summary_of(std::move(run), std::move(survey), forecaster, progress);
}

const CurveBin* bin_at(const std::vector<CurveBin>& curve, double similarity) {
  const auto last = std::ranges::find_if(curve, [&](const CurveBin& bin) { return similarity < bin.to; });
  const CurveBin* bin = last != curve.end() ? &*last : curve.empty() ? nullptr : &curve.back();
  return bin != nullptr && similarity >= bin->from ? bin : nullptr;
}

std::optional<double> Confusion::recall() const {
  return share(different_found(), false_negatives);
}

std::optional<double> Confusion::recall_of_all() const {
  return share(true_positives, false_negatives);
}

std::optional<double> Confusion::precision() const {
  return share(different_found(), false_positives);
}

std::optional<double> Confusion::precision_of_all() const {
  return share(true_positives, false_positives);
}

std::optional<double> Confusion::f1() const {
  return share(2 * true_positives, false_positives + false_negatives);
}

Result<std::vector<ExactPair>> missed_representatives(const RunResult& run, const GroundTruth& truth,
                                                      const Progress& progress) {
  if (const auto fits = check_floor(run, truth); !fits) return tl::unexpected(fits.error());
  std::vector<char> missed(truth.pairs.size());
  const auto done = parallel_for_each(missed.size(), kGrain, progress, [&](std::size_t i) {
    const ExactPair& pair = truth.pairs[i];
    missed[i] = pair.jaccard >= run.recipe.verify.threshold && !outcome_of(run, pair.a, pair.b, pair.jaccard).accepted;
  });
  if (!done) return tl::unexpected(done.error());
  std::vector<ExactPair> pairs;
  for (std::size_t i = 0; i < missed.size(); ++i)
    if (missed[i]) pairs.push_back(truth.pairs[i]);
  return pairs;
}

Result<std::vector<SimilarPair>> wrong_representatives(const RunResult& run, const Progress& progress) {
  const VerifyOptions& verify = run.recipe.verify;
  std::vector<SimilarPair> pairs;
  if (verify.by == VerifyBy::exact) return pairs;
  run.scored->for_each([&](const SimilarPair& pair) {
    if (score_of(pair, verify.by) >= verify.threshold) pairs.push_back(pair);
  });
  const double of_empty_sets = run.recipe.shingles.keep_empty ? 1 : 0;
  tbb::enumerable_thread_specific<PairReader> readers([&run] { return PairReader(*run.shingles); });
  const auto done = parallel_for_each(pairs.size(), kGrain, progress, [&](std::size_t i) {
    pairs[i].jaccard = readers.local().jaccard(pairs[i].a, pairs[i].b, of_empty_sets);
  });
  if (!done) return tl::unexpected(done.error());
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  std::erase_if(pairs, [&](const SimilarPair& pair) { return pair.jaccard >= verify.threshold; });
  return pairs;
}

Result<Confusion> evaluate(const RunResult& run, const GroundTruth& truth, const Progress& progress) {
  const auto missed = missed_representatives(run, truth, progress);
  if (!missed) return tl::unexpected(missed.error());
  Confusion counts;
  counts.identical = truth.equal_pairs;
  for (const ExactPair& pair : *missed) counts.false_negatives += truth.weight(pair);
  counts.true_positives = similar_pairs_of(truth, run.recipe.verify.threshold) - counts.false_negatives;
  counts.false_positives = run.similar->count() - counts.true_positives;
  return counts;
}

Result<NearestConfusion> evaluate_nearest(const RunResult& run, DocumentIndex document, std::size_t count,
                                          const Progress& progress) {
  const auto nearest =
      nearest_neighbours(run, document, count, NeighbourMethod::exact, progress.part(0, 0.9, "neighbours"));
  if (!nearest) return tl::unexpected(nearest.error());
  const auto candidates =
      nearest_neighbours(run, document, run.corpus->size(), NeighbourMethod::lsh, progress.part(0.9, 1, "neighbours"));
  if (!candidates) return tl::unexpected(candidates.error());
  NearestConfusion result{candidates->size(), {}};
  for (const Neighbour& near : *nearest) {
    const bool found = std::any_of(candidates->begin(), candidates->end(),
                                   [&](const Neighbour& candidate) { return candidate.document == near.document; });
    ++(found ? result.counts.true_positives : result.counts.false_negatives);
  }
  result.counts.false_positives = result.candidates - result.counts.true_positives;
  return result;
}

}  // namespace lookalike
