#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep_plan.h"

namespace lookalike {

/// Receives a sentence about points that have no row; an error ends the sweep.
using TakeNote = std::function<Result<void>(const std::string&)>;

/// Whether a note counts settings left out for their cost. The same sweep without its limit runs them.
bool counts_costly_settings(std::string_view note);

/// Reports the points of a sweep that have no row, and the reason.
class SkippedPoints {
 public:
  SkippedPoints(const SweepPlan& plan, const TakeNote& take);

  /// Skips points that fail with the same error. Errors: that error, with the values of the points, if other points
  /// would fail too; those of the taker.
  Result<void> pass_over(std::span<const SweepPoint> points, const Error& error);

  /// Counts points left out because they are expected to exceed the plan's maximum number of candidates.
  void skip(std::size_t points) { left_out_ += points; }

  /// Call it last: it counts the points that were not named one by one. Errors: those of the taker.
  Result<void> end();

  /// The first error of a skipped point.
  const std::optional<Error>& first() const { return first_; }

  static constexpr std::size_t kMostNotes = 20;

 private:
  std::string where(std::span<const SweepPoint> points) const;

  const std::vector<std::string> keys_;
  const bool repeated_;
  const std::uint64_t most_candidates_;
  const TakeNote& take_;
  std::optional<Error> first_;
  std::size_t notes_ = 0, not_named_ = 0, left_out_ = 0;
};

}  // namespace lookalike
