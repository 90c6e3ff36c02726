#pragma once

#include <span>
#include <vector>

#include "core/experiment/sweep/sweep_plan.h"

namespace lookalike {

/// A plan's points in parts that differ only in bands and rows; the plan puts them next to each other. O(points).
std::vector<std::span<const SweepPoint>> groups_of(std::span<const SweepPoint> points);

/// Whether the points of a group take one pass a row count, instead of a run each.
bool runs_together(const SweepPlan& plan, std::span<const SweepPoint> group);

/// The point of a group whose candidates are the fewest. O(points).
const SweepPoint& strictest_of(std::span<const SweepPoint> group);

}  // namespace lookalike
