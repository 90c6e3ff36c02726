#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/sweep/sweep_plan.h"

namespace lookalike {

struct RunResult;
struct Survey;

/// The settings of a sweep that reach a recall with 95 of 100 hash seeds.
struct ReachedSettings {
  double recall = 0;
  std::vector<std::vector<std::string>> values;  // fewest expected candidates first: the first one is suggest_banding's

  bool operator==(const ReachedSettings&) const = default;
};

/// By the same forecasts as suggest_banding. Nothing for several hash seeds, which are measured, without any similar
/// pair of different documents, and unless all settings have one threshold, the run's shingle sets and their own
/// similar pairs, which the survey includes. Errors: as points_of, cancelled.
Result<std::optional<ReachedSettings>> reached_settings(const SweepPlan& plan, const RunResult& run,
                                                        const Survey& survey, double recall, const Progress& progress);

}  // namespace lookalike
