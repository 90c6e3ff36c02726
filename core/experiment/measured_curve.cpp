#include "core/experiment/measured_curve.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/base/parallel.h"
#include "core/experiment/pair_outcome.h"
#include "core/experiment/remembered.h"
#include "core/lsh/s_curve.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 256;  // pairs a task

std::size_t bin_of(double similarity, std::size_t steps) {
  return static_cast<std::size_t>(std::floor(similarity * static_cast<double>(steps) + 1e-9));
}

/// Adds pairs to bins and finishes them.
class Curve {
 public:
  Curve(const RunResult& run, double floor, std::size_t steps)
      : kept_([&recipe = run.recipe](double s) { return kept_probability(s, recipe.lsh, recipe.verify.prefix); }),
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

  void add(double similarity, std::uint64_t stands_for, const PairOutcome& outcome) {
    const std::size_t i = std::min(bin_of(similarity, steps_) - first_, bins_.size() - 1);
    CurveBin& bin = bins_[i];
    const auto weight = static_cast<double>(stands_for);
    bin.pairs += stands_for;
    bin.candidates += outcome.candidate ? stands_for : 0;
    bin.kept += outcome.kept ? stands_for : 0;
    bin.accepted += outcome.accepted ? stands_for : 0;
    bin.predicted += weight * kept_(similarity);
    bin.mean += weight * similarity;
    squares_[i] += weight * weight;
  }

  std::vector<CurveBin> finish() {
    for (std::size_t i = 0; i < bins_.size(); ++i) {
      CurveBin& bin = bins_[i];
      if (bin.pairs == 0) continue;
      const auto pairs = static_cast<double>(bin.pairs);
      bin.mean /= pairs;
      bin.independent = pairs * pairs / squares_[i];  // Kish's effective number
      const double one = bin.independent / pairs;
      bin.candidate_share = wilson_interval(one * static_cast<double>(bin.candidates), bin.independent);
      bin.kept_share = wilson_interval(one * static_cast<double>(bin.kept), bin.independent);
      bin.accepted_share = wilson_interval(one * static_cast<double>(bin.accepted), bin.independent);
    }
    return std::move(bins_);
  }

 private:
  Remembered<std::function<double(double)>> kept_;
  const std::size_t steps_;
  const std::size_t first_;
  std::vector<CurveBin> bins_;
  std::vector<double> squares_;
};

}  // namespace

Result<std::vector<CurveBin>> measured_curve(const RunResult& run, const Truth& truth, std::size_t steps,
                                             const Progress& progress) {
  std::vector<PairOutcome> outcomes(truth.pairs.size());
  const auto done = parallel_for_each(outcomes.size(), kGrain, progress, [&](std::size_t i) {
    const ExactPair& pair = truth.pairs[i];
    outcomes[i] = outcome_of(run, pair.a, pair.b, pair.jaccard);
  });
  if (!done) return tl::unexpected(done.error());
  Curve curve(run, truth.floor, steps);
  for (std::size_t i = 0; i < outcomes.size(); ++i)
    curve.add(truth.pairs[i].jaccard, truth.stands_for(truth.pairs[i]), outcomes[i]);
  for (const DocumentIndex r : truth.groups->representatives()) {
    const std::uint64_t size = truth.groups->group_size(r);
    if (size > 1) curve.add(1, size * (size - 1) / 2, {true, true, true});
  }
  return curve.finish();
}

}  // namespace lookalike
