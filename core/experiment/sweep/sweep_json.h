#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/base/error.h"
#include "core/experiment/sweep/saved_sweeps.h"
#include "core/experiment/sweep/sweep_plan.h"

namespace lookalike {

/// Everything of a plan but its recipe: "vary" [{"key", "values"}], "repeat", "timed_alone" and, where the plan has
/// them, "reference", "nearest" {"document", "count"}, "most_candidates" and "verdicts", a
/// digest.
nlohmann::ordered_json to_json(const SweepPlan& plan);

/// Reads the same, other members aside; what is missing is as in an empty plan. The plan is over `base`.
/// Errors: wrong_content (a member of another kind, or a plan with problems).
Result<SweepPlan> plan_from_json(const nlohmann::ordered_json& json, const Recipe& base);

/// {"columns": [...], "rows": [[...], ...]}; a number is a JSON number, nothing is null.
nlohmann::ordered_json to_json(const SourceTable& table);

/// Reads the same. Errors: wrong_content (other members, or a row of another length).
Result<SourceTable> source_table_from_json(const nlohmann::ordered_json& json);

/// The text as a JSON number where that reads back as the same text, null for nothing, otherwise as it is.
nlohmann::ordered_json json_of_text(const std::string& text);

/// A single value as the text it is written with; empty for null and for what is no single value.
std::string text_of_json(const nlohmann::ordered_json& value);

}  // namespace lookalike
