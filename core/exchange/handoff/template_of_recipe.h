#pragma once

#include "core/base/error.h"
#include "core/exchange/handoff/engines.h"
#include "core/exchange/handoff/template_text.h"

namespace lookalike {

/// The answers of a recipe to its templates: all but head, file and memory. Errors: those of load_stop_words.
Result<TemplateValues> template_values(HandoffEngine engine, const Recipe& recipe);

}  // namespace lookalike
