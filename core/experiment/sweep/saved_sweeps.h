#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep_plan.h"

namespace lookalike {

/// The numbers that a source prints, to lie beside those of a sweep.
struct SourceTable {
  /// Varied keys and columns of a sweep's table; under other names what only the source has.
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  // one text a column; empty where the source gives no number

  bool operator==(const SourceTable&) const = default;
};

/// A sweep with a name, from resources/sweeps: it repeats a figure or a table of a source.
struct SavedSweep {
  std::string name;    // "newswire-time-k"
  std::string title;   // for a menu
  std::string about;   // one or two sentences
  std::string source;  // which figure of which source
  SweepPlan plan;
  SourceTable source_table;
  std::vector<std::string> remarks;  // what to know when comparing
};

const std::vector<SavedSweep>& saved_sweeps();
const SavedSweep* find_sweep(std::string_view name);

/// Reads a file of resources/sweeps: the plan is over the recipe of its "study" with its "settings".
/// Errors: wrong_content.
Result<SavedSweep> sweep_from_json(std::string_view json);

}  // namespace lookalike
