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
  std::optional<Confusion> against_truth;  // the pairs of the plan's reference, if any
  std::optional<NearestConfusion> nearest;
  std::optional<Confusion> against_verdicts;  // of a person, if the plan names verdicts
  StageSeconds seconds;                       // a reused stage counts the time it took originally
  /// Peak resident size of the process while the point ran, including the corpus and the cached stages. Points that
  /// differ only in their bands share a pass and have its peak so far.
  std::uint64_t peak_bytes = 0;
};

/// Receives a finished row; an error ends the sweep.
using TakeRow = std::function<Result<void>(const SweepRow&)>;

/// Runs the points of a plan that have no row in `done`, one after another in the plan's order, and passes each row to
/// `take` as soon as it is finished. A point reuses the stages of the previous points unless the plan times it alone;
/// points that differ only in bands and rows share one pass per row count, which verifies candidates without exact
/// scores. Every point is compared with the plan's reference and with `verdicts`, if any; planted families need
/// `families`, see families_for. If the number of candidates is limited, settings that are expected to exceed it have
/// no row: a sentence to `note` counts them, and the same sweep without the limit runs them later. A point that cannot
/// run (bad_usage or too_large of Engine::run, Reference or evaluate_nearest) is skipped with a sentence to `note`.
/// Errors: as points_of; the first such error if no point has a row, other errors of a point, each with its values;
/// those of `take` and `note`; cancelled.
Result<void> run_sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::span<const SweepRow> done,
                       const Progress& progress, const TakeRow& take, const TakeNote& note,
                       const EngineOptions& engine = {}, std::shared_ptr<const Verdicts> verdicts = nullptr,
                       Families families = nullptr);

}  // namespace lookalike
