#pragma once

#include <string>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// The values that a parameter takes: "1 to 50", "all, or 1 to 4294967294", "lower or keep".
std::string range_text(const Parameter& parameter);

/// Its meaning, values and default, and the first stage that a change recomputes, in sentences.
std::string parameter_text(const Parameter& parameter);

}  // namespace lookalike
