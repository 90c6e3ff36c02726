#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/ground_truth/survey.h"

namespace lookalike::test {

/// How often a limit held.
struct Coverage {
  int inside = 0, all = 0;
  void add(bool held) {
    ++all;
    inside += held;
  }
  double share() const { return all ? 1.0 * inside / all : 1; }
  void add(const Coverage& more) {
    all += more.all;
    inside += more.inside;
  }
};

/// Coverage of a recipe's limits over many hash seeds, each with its own sample of pairs. A forecast is made from
/// the signatures of one seed and compared with the result of the next.
struct LimitsHeld {
  double floor = 0;
  Coverage candidates, passed, missed;  // of the forecast
  Coverage low_circles,
      high_circles;  // expected share of a bin's pairs below and above 0.5, inside the measured limits
  Coverage rough;    // forecasts that call the limits of candidates rough
  double width = 0;  // of the limits of the candidates, half, relative to their number
};

template <typename T>
T audited(Result<T> result) {
  if (!result) throw std::runtime_error(to_string(result.error()));
  return std::move(*result);
}

inline LimitsHeld hold_limits(std::shared_ptr<const Corpus> corpus, Recipe recipe, std::optional<double> floor,
                              int seeds, int first = 1000) {
  Engine engine(std::move(corpus));
  LimitsHeld held;
  std::shared_ptr<const GroundTruth> truth;
  std::shared_ptr<const EvaluationSummary> before;
  for (int i = 0; i < seeds; ++i) {
    recipe.sketch.seed = static_cast<std::uint64_t>(first + i);
    const auto run = audited(engine.run(recipe, {}));
    if (!truth) truth = audited(survey(*run, floor, {}))->truth;
    const auto sample = audited(survey_sample(*run, recipe.sketch.seed, {}));
    const auto drawn = std::make_shared<const Survey>(Survey{truth, SimilarityDistribution(*truth, sample)});
    const auto found = audited(summary_of(run, drawn, {}));
    if (before) {
      const auto& [candidates, passed, missed] =
          std::tie(before->forecast.candidates, before->forecast.passed, before->forecast.missed);
      held.candidates.add(candidates.limits.contains(static_cast<double>(run->report.counts.candidates)));
      held.passed.add(passed.limits.contains(static_cast<double>(run->report.counts.passed)));
      held.missed.add(missed.limits.contains(static_cast<double>(found->counts.false_negatives)));
      held.rough.add(before->forecast.rough);
      held.width +=
          (candidates.limits.high - candidates.limits.low) / 2 / std::max(1.0, candidates.value) / (seeds - 1);
    }
    for (const CurveBin& bin : found->curve) {
      if (bin.different() == 0) continue;
      const double expected =
          (bin.predicted - static_cast<double>(bin.identical)) / static_cast<double>(bin.different());
      (bin.to <= 0.5 ? held.low_circles : held.high_circles).add(bin.passed_share.contains(expected));
    }
    before = found;
  }
  held.floor = truth->floor;
  return held;
}

}  // namespace lookalike::test
