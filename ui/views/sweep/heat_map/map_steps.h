#pragma once

#include <optional>

namespace lookalike {

/// A step of the arrow keys over bands and rows: -1, 0 or 1 each.
struct Step {
  int bands = 0, rows = 0;
};

/// No step for any other key.
Step step_of(int key);

/// How far one setting is from another along a step, as the map shows it; nothing when it lies another way.
std::optional<double> distance_along(const Step& step, double bands_ratio, double rows_ratio);

}  // namespace lookalike
