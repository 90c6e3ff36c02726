#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/evaluation/band_ladder.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The expected number of candidates of a recipe, without pairs with equal sets, which every setting finds; nothing for
/// a recipe with other sets. O(points of the distribution), or O(1) for one row per band.
using ExpectCandidates = std::function<std::optional<double>(const Recipe&)>;
/// By the S-curve over a sample of the pairs, without an exact comparison. With one row per band the number varies
/// widely, because one frequent shingle can make most pairs of the corpus collide; then the collisions in each band
/// of the run's signatures are counted. `run` needs no bands. O(n * documents log documents), plus the cost of
/// survey_sample. Errors: cancelled, those of survey_sample.
Result<ExpectCandidates> expect_by(const RunResult& run, const Progress& progress);

/// The family of each document of a corpus, empty for one without relatives; null if the plan has another reference.
/// The corpus was loaded from `paths`. Errors: those of planted_families.
using Families = std::shared_ptr<const std::vector<std::string>>;
Result<Families> families_for(const SweepPlan& plan, const Corpus& corpus, const std::vector<std::string>& paths,
                              const Progress& progress);

/// Whether the true pairs of a row of this recipe are its own similar pairs.
bool is_own_truth(const SweepPlan& plan, const Recipe& row);

/// Pairs and counts that are known before a sweep runs.
struct KnownPairs {
  Families families = nullptr;                         // see families_for
  Recipe recipe{};                                     // of the run that the others belong to
  std::shared_ptr<const GroundTruth> truth = nullptr;  // null if unknown
  ExpectCandidates expect{};                           // empty if unknown

  /// Whether they include the similar pairs of this recipe down to a similarity.
  bool include(const Recipe& row, double floor) const {
    return truth && truth->floor <= floor && have_same_sets(row, recipe);
  }
};

/// The pairs that the runs of a sweep should find, according to the reference of its plan. Consecutive runs with the
/// same shingle sets share them.
class Reference {
 public:
  /// `floor`: the lowest threshold of the sweep's runs.
  Reference(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, double floor, EngineOptions engine,
            KnownPairs known);

  /// Null if the plan has no reference. Errors: those of Engine::run and find_truth, too_large (more pairs than
  /// ScoredPairs::kMostSimilar in the run's sets).
  Result<std::shared_ptr<const TruePairs>> of(const RunResult& run, const Progress& progress);

  /// The pairs that the run of this recipe should find, as the similar pairs of a run without bands; the plan must have
  /// a reference. Errors: as `of`.
  Result<std::shared_ptr<const RunResult>> as_run(const Recipe& row, const Progress& progress) const;

 private:
  struct Found {
    std::shared_ptr<const RunResult> sets;
    std::shared_ptr<const GroundTruth> truth;
  };
  Result<Found> find(const Recipe& row, const Progress& progress) const;
  Result<std::shared_ptr<const GroundTruth>> truth_for(const RunResult& run, const Progress& progress);
  Result<std::shared_ptr<const GroundTruth>> families_in(const RunResult& ruler, const Progress& progress) const;

  const std::shared_ptr<const Corpus> corpus_;
  const SweepPlan& plan_;
  const double floor_;
  const EngineOptions engine_;
  const KnownPairs known_;
  std::shared_ptr<const GroundTruth> truth_;
  std::shared_ptr<const TruePairs> pairs_;  // a fixed truth in the current sets
  Recipe truth_recipe_, pairs_recipe_;      // of the runs for which they were found
};

}  // namespace lookalike
