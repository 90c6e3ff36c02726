#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep_plan.h"

namespace lookalike {

/// The numbers printed in a source, to compare with those of a sweep.
struct SourceTable {
  /// Varied keys and columns of a sweep's table; other names mark columns that only the source has.
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  // one text per column; empty if the source gives no number

  bool operator==(const SourceTable&) const = default;
};

/// A named sweep from resources/sweeps that repeats a figure or a table of a source.
struct SavedSweep {
  std::string name;    // "newswire-time-k"
  std::string title;   // for a menu
  std::string about;   // one or two sentences
  std::string source;  // figure or table, and its source
  SweepPlan plan;
  SourceTable source_table;
  std::vector<std::string> remarks;  // caveats of the comparison
};

const std::vector<SavedSweep>& saved_sweeps();
const SavedSweep* find_sweep(std::string_view name);

/// Reads a file of resources/sweeps. The base recipe of the plan is that of its "study" with its "settings".
/// Errors: wrong_content.
Result<SavedSweep> sweep_from_json(std::string_view json);

}  // namespace lookalike
