#pragma once

#include <string>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// The values that a parameter takes: "1 to 50", "all, or 1 to 4294967294", "lower or keep".
std::string range_text(const Parameter& parameter);

/// The value of a recipe that sets nothing.
std::string default_text(const Parameter& parameter);

/// The first stage that a change recomputes: "shingle".
std::string_view stage_name(const Parameter& parameter);

/// All of this and the meaning in sentences.
std::string parameter_text(const Parameter& parameter);

}  // namespace lookalike
