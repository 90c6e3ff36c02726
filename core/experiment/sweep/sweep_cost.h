#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// A run over a corpus whose stages were timed.
struct TimedRun {
  Recipe recipe;
  StageSeconds seconds;
};

/// Expected cost of a sweep, by runs that were timed before.
struct SweepCost {
  std::uint64_t rows = 0;
  std::uint64_t joins = 0;        // exact comparisons, one for all rows with the same shingles; their time is extra
  std::optional<double> seconds;  // of the stages; nothing where no run was timed
  std::optional<std::uint32_t> looser_than;  // settings with fewer rows a band than any that was timed may take longer

  bool operator==(const SweepCost&) const = default;
};

/// Every point takes the times of the run that shares most stages with it, then of the one with the nearest rows a
/// band, in proportion to its documents, hash values and bands; stages are redone as run_sweep redoes them.
/// O((points + timed) log timed). Errors: as points_of, in which parameters are called what `name` says.
Result<SweepCost> cost_of(const SweepPlan& plan, std::uint64_t documents, std::span<const TimedRun> timed,
                          ParameterName name = &Parameter::key);

}  // namespace lookalike
