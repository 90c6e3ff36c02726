#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/sweep/reference.h"
#include "core/experiment/sweep/skipped_points.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "core/pipeline/engine.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// Counts and cost of one point of a sweep.
struct SweepRow {
  std::vector<std::string> values;  // of the varied keys
  std::uint64_t seed = 0;           // of the hash functions
  std::uint64_t candidates = 0, similar = 0, documents_with_match = 0;
  std::optional<Confusion> against_truth;  // the pairs of the plan's reference, if it has one
  std::optional<NearestConfusion> nearest;
  std::optional<Confusion> against_verdicts;  // of a person, where the plan names verdicts
  StageSeconds seconds;                       // a stage that was used again keeps the time it took
  /// Highest resident size of the process while the point ran, the corpus and the stages that are kept included. Points
  /// that differ only in their bands come from one pass and have its peak so far.
  std::uint64_t peak_bytes = 0;
};

/// Takes a finished row; an error ends the sweep.
using TakeRow = std::function<Result<void>(const SweepRow&)>;

/// Runs the points of a plan that have no row in `done`, one after the other in the plan's order, and gives each row
/// away as soon as it is finished. Points use the stages of those before them again unless the plan times them alone;
/// points that differ only in bands and rows take one pass a row count, which judges candidates without scoring them.
/// Every point is held against the plan's reference and against `verdicts`, if there are any; planted families need
/// `families`, see families_for. With a limit of candidates, settings that are expected to have more have no row: a
/// sentence to `note` counts them, and the same sweep without the limit goes on with them. A point that cannot be run
/// (bad_usage or too_large of Engine::run, Reference or evaluate_nearest) is passed over with a sentence to `note`.
/// Errors: as points_of; the first such error when no point has a row, other errors of a point, each with its values;
/// what `take` and `note` say; cancelled.
Result<void> run_sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::span<const SweepRow> done,
                       const Progress& progress, const TakeRow& take, const TakeNote& note,
                       const EngineOptions& engine = {}, std::shared_ptr<const Verdicts> verdicts = nullptr,
                       Families families = nullptr);

}  // namespace lookalike
