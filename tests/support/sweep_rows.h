#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "core/exchange/sweeps/sweep_table.h"

namespace lookalike::test {

/// A row of a sweep that took a quarter of a second.
inline SweepRow row(std::vector<std::string> values, std::uint64_t candidates, std::uint64_t found,
                    std::uint64_t missed, std::uint64_t seed = 42) {
  SweepRow made;
  made.values = std::move(values);
  made.candidates = candidates;
  made.similar = found;
  made.against_truth = Confusion{found, 0, missed};
  made.seconds.total = 0.25;
  made.seed = seed;
  return made;
}

/// A table without rows, compared with the pairs from 0.5 up.
inline SweepTable table_over(std::initializer_list<SweepAxis> axes) {
  SweepTable table;
  table.plan.axes = axes;
  table.plan.reference = "own";
  return table;
}

}  // namespace lookalike::test
