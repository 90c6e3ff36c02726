#include <cstdio>
#include <vector>

#include "core/experiment/forecast/banding_suggestion.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/ground_truth/survey.h"
#include "core/lsh/theory/s_curve.h"
#include "tests/studies/audit/audit.h"
#include "tests/support/limit_audit.h"

namespace lookalike::audit {
namespace {

constexpr std::uint32_t kHashes = 128;

struct Goal {
  double threshold, recall;
};

/// How often suggestions reached their goal on the whole corpus.
struct Reached {
  test::Coverage counted, by_curve;  // seeds of suggestions made from pairs, and from the curve alone
  int impossible = 0;
  double at_threshold = 1;  // lowest probability that a pair at t passes
};

/// Recall of different pairs on the whole corpus, for a setting with one more seed.
class Whole {
 public:
  explicit Whole(const std::string& name) : engine_(corpus_named(name)) {}

  std::optional<double> recall(const BandingSuggestion& suggestion, double threshold, std::uint64_t seed) {
    Recipe recipe;
    recipe.sketch = {kHashes, recipe.sketch.family, seed};
    recipe.lsh = suggestion.forecast.lsh;
    recipe.verify.threshold = threshold;
    const auto run = test::audited(engine_.run(recipe, {}));
    if (!truth_) truth_ = test::audited(survey(*run, 0.5, {}))->truth;
    return test::audited(evaluate(*run, *truth_, {})).recall();
  }

 private:
  Engine engine_;
  std::shared_ptr<const GroundTruth> truth_;
};

BandingSuggestion suggestion_of(Engine& engine, const Goal& goal, std::uint64_t seed) {
  Recipe recipe;
  recipe.sketch = {kHashes, recipe.sketch.family, seed};
  recipe.verify.threshold = goal.threshold;
  const auto run = test::audited(engine.run(recipe, {}));
  const auto surveyed = test::audited(survey(*run, {}, {}));
  const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution,
                              SampleScope::of_run(*run).share());
  return test::audited(
      suggest_banding(forecaster, {.threshold = goal.threshold, .recall = goal.recall, .hashes = kHashes}, {}));
}

void judge(Whole& whole, const BandingSuggestion& suggestion, const Goal& goal, std::uint64_t seed, Reached& reached) {
  if (!suggestion.reached) {
    ++reached.impossible;
    return;
  }
  const auto recall = whole.recall(suggestion, goal.threshold, seed);
  (suggestion.forecast.by_curve ? reached.by_curve : reached.counted).add(recall.value_or(1) >= goal.recall);
  reached.at_threshold = std::min(reached.at_threshold, candidate_probability(goal.threshold, suggestion.forecast.lsh));
}

Reached tried(const std::string& name, Whole& whole, std::uint64_t documents, const Goal& goal, int seeds) {
  Reached reached;
  std::optional<Engine> engine;
  if (documents == 0) engine.emplace(corpus_named(name));
  for (int i = 0; i < seeds; ++i) {
    const auto seed = static_cast<std::uint64_t>(9000 + i);
    if (documents) engine.emplace(sample_named(name, documents, seed));
    judge(whole, suggestion_of(*engine, goal, seed), goal, seed + 50'000, reached);
  }
  return reached;
}

std::string share_of(const test::Coverage& coverage) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f of %d", coverage.share(), coverage.all);
  return coverage.all ? text : "none";
}

}  // namespace

void print_suggestions(const Scale& scale) {
  std::printf(
      "| corpus | documents | goal | reached, by its pairs | reached, by the curve | no setting | least at t |\n");
  std::printf("|---|--:|---|--:|--:|--:|--:|\n");
  for (const std::string& name : {kReuters, kDevice, kNewsgroups, kBuiltin, kGenerated}) {
    if (!scale.wants(name)) continue;
    Whole whole(name);
    for (const std::uint64_t documents : {0, 2'000, 5'000})
      for (const Goal& goal : {Goal{0.8, 0.95}, Goal{0.8, 0.9}, Goal{0.5, 0.9}}) {
        const Reached reached = tried(name, whole, documents, goal, scale.seeds);
        std::printf("| %s | %s | %.0f %% from %.1f | %s | %s | %d | %.2f |\n", name.c_str(),
                    documents ? std::to_string(documents).c_str() : "all", 100 * goal.recall, goal.threshold,
                    share_of(reached.counted).c_str(), share_of(reached.by_curve).c_str(), reached.impossible,
                    reached.at_threshold);
        std::fflush(stdout);
      }
  }
}

}  // namespace lookalike::audit
