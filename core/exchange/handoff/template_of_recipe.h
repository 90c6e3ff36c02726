#pragma once

#include "core/base/error.h"
#include "core/exchange/handoff/engines.h"
#include "core/exchange/handoff/template_text.h"

namespace lookalike {

/// What the templates ask about a recipe: all but head, file and memory. Errors: those of load_stop_words.
Result<TemplateValues> template_values(HandoffEngine engine, const Recipe& recipe);

}  // namespace lookalike
