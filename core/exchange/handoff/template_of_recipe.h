#pragma once

#include "core/base/error.h"
#include "core/exchange/handoff/engines.h"
#include "core/exchange/handoff/template_text.h"

namespace lookalike {

/// A recipe's values for the templates: all except head, file and memory. Errors: as load_stop_words.
Result<TemplateValues> template_values(HandoffEngine engine, const Recipe& recipe);

}  // namespace lookalike
