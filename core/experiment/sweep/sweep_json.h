#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/base/error.h"
#include "core/experiment/sweep/saved_sweeps.h"
#include "core/experiment/sweep/sweep_plan.h"

namespace lookalike {

/// All parts of a plan except its recipe: "vary" [{"key", "values"}], "repeat", "timed_alone" and, if the plan has
/// them, "reference", "nearest" {"document", "count"}, "most_candidates" and "verdicts" (a
/// digest).
nlohmann::ordered_json to_json(const SweepPlan& plan);

/// Reads the same and ignores other members; a missing member is as in an empty plan. `base` is the plan's recipe.
/// Errors: wrong_content (a member of the wrong type, or a plan with problems).
Result<SweepPlan> plan_from_json(const nlohmann::ordered_json& json, const Recipe& base);

/// {"columns": [...], "rows": [[...], ...]}; a number is a JSON number, an empty cell is null.
nlohmann::ordered_json to_json(const SourceTable& table);

/// Reads the same. Errors: wrong_content (other members, or a row of the wrong length).
Result<SourceTable> source_table_from_json(const nlohmann::ordered_json& json);

/// The text as a JSON number if that reads back as the same text, null if it is empty, otherwise as a JSON text.
nlohmann::ordered_json json_of_text(const std::string& text);

/// The text that a single value is written with; empty for null, arrays and objects.
std::string text_of_json(const nlohmann::ordered_json& value);

}  // namespace lookalike
