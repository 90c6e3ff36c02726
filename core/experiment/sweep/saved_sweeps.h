#pragma once

#include <nlohmann/json_fwd.hpp>
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

/// The source that a sweep repeats; empty for a custom sweep.
struct SweepSource {
  std::string name;    // of the saved sweep: "newswire-time-k"
  std::string source;  // figure or table, and its source
  SourceTable source_table;
  std::vector<std::string> remarks;  // caveats of the comparison
};

/// A named sweep from resources/sweeps that reproduces a figure or a table from a published source.
struct SavedSweep : SweepSource {
  std::string title;  // for a menu
  std::string about;  // one or two sentences
  SweepPlan plan;
};

const std::vector<SavedSweep>& saved_sweeps();
const SavedSweep* find_sweep(std::string_view name);

/// Reads a file of resources/sweeps. The base recipe of the plan is that of its "study" with its "settings".
/// Errors: wrong_content.
Result<SavedSweep> sweep_from_json(std::string_view json);

/// All parts of a plan except its recipe: "vary" [{"key", "values"}], "repeat", "timed_alone" and, if the plan has
/// them, "reference", "nearest" {"document", "count"}, "most_candidates" and "verdicts" (a digest).
nlohmann::ordered_json to_json(const SweepPlan& plan);
/// Parses this JSON and ignores other members; missing members keep the values of an empty plan. `base` is the plan's
/// recipe. Errors: wrong_content (a member of the wrong type, or a plan with problems).
Result<SweepPlan> plan_from_json(const nlohmann::ordered_json& json, const Recipe& base);

/// {"columns": [...], "rows": [[...], ...]}; a number is a JSON number, an empty cell is null.
nlohmann::ordered_json to_json(const SourceTable& table);
/// Parses this JSON. Errors: wrong_content (other members, or a row of the wrong length).
Result<SourceTable> source_table_from_json(const nlohmann::ordered_json& json);

/// The text as a JSON number if that reads back as the same text, null if it is empty, otherwise as a JSON text.
nlohmann::ordered_json json_of_text(const std::string& text);
/// The text that a single value is written with; empty for null, arrays and objects.
std::string text_of_json(const nlohmann::ordered_json& value);

}  // namespace lookalike
