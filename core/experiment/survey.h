#pragma once

#include <memory>
#include <optional>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/similarity_census.h"
#include "core/experiment/truth.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// All that evaluation and forecasts need to know of a corpus: the exact pairs down to a floor, a sample below it.
struct Survey {
  std::shared_ptr<const Truth> truth;
  SimilarityCensus census;
};

inline constexpr std::size_t kSurveyDraws = 200'000;

/// The lowest floor, at most the recipe's threshold, that an exact join of these sets reaches in a few seconds; the
/// same on every machine. Errors: cancelled.
Result<double> affordable_floor(const RunResult& run, const Progress& progress);

/// Joins down to `floor`, or as far as it is affordable when none is given, and samples below. The draws are the same
/// every time. Errors: cancelled, too_large, bad_usage (a floor above the recipe's threshold).
Result<std::shared_ptr<const Survey>> survey(const RunResult& run, std::optional<double> floor,
                                             const Progress& progress);

}  // namespace lookalike
