#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/evaluation/band_ladder.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The families of a corpus's documents, empty where one has no relatives; null where the plan's reference is another.
/// `paths` are those that the corpus was loaded from. Errors: those of planted_families.
using Families = std::shared_ptr<const std::vector<std::string>>;
Result<Families> families_for(const SweepPlan& plan, const Corpus& corpus, const std::vector<std::string>& paths,
                              const Progress& progress);

/// The pairs that the runs of a sweep should find, as its plan's reference says. What depends on the shingle sets alone
/// is found once for all runs that follow each other with the same ones.
class Reference {
 public:
  /// `floor`: the lowest threshold of the sweep's runs.
  Reference(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, double floor, EngineOptions engine,
            Families families);

  /// Null where the plan has none. Errors: those of Engine::run and find_truth, too_large (more pairs than
  /// ScoredPairs::kMostSimilar in the run's sets).
  Result<std::shared_ptr<const TruePairs>> of(const RunResult& run, const Progress& progress);

 private:
  Result<std::shared_ptr<const GroundTruth>> own_of(const RunResult& run, const Progress& progress);
  Result<std::shared_ptr<const GroundTruth>> fixed_of(const RunResult& run, const Progress& progress);
  Result<std::shared_ptr<const GroundTruth>> families_in(const RunResult& ruler) const;

  const std::shared_ptr<const Corpus> corpus_;
  const SweepPlan& plan_;
  const double floor_;
  const EngineOptions engine_;
  const Families families_;
  std::shared_ptr<const GroundTruth> own_, fixed_;  // of the sets that the sweep is at; of the sample
  std::shared_ptr<const TruePairs> pairs_;          // the fixed ones in those sets
  Recipe own_slice_, pairs_slice_;
  SampleOptions sample_;
};

}  // namespace lookalike
