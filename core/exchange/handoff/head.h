#pragma once

#include <string>

#include "core/exchange/handoff/engines.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The comments at the beginning of an export: the recipe as JSON, the program's version, what the recipe was tuned on
/// and what it found there. `run` is null where no corpus is at hand.
std::string handoff_head(HandoffEngine engine, const Recipe& recipe, const RunResult* run);

}  // namespace lookalike
