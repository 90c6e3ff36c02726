#include "core/experiment/evaluation/measured_curve.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/base/parallel.h"
#include "core/experiment/forecast/memoized.h"
#include "core/lsh/theory/s_curve.h"
#include "core/query/explain/pair_outcome.h"

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

}  // namespace lookalike
