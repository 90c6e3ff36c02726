#pragma once

#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/handoff/engines.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// A script or configuration that carries a recipe to another engine. `file` is its future name; `run` is the recipe's
/// run on the corpus where it was tuned, or null; its header then says what candidates alone would remove there.
/// O(bands * documents + pairs). Errors: bad_usage (everything that the engine cannot do, and why), cancelled, those of
/// load_stop_words.
Result<std::string> handoff_text(HandoffEngine engine, const Recipe& recipe, const std::string& file,
                                 const RunResult* run, const Progress& progress);

/// The same written to a temporary file that is renamed when complete. Errors: also unwritable.
Result<void> write_handoff(HandoffEngine engine, const Recipe& recipe, const std::string& path, const RunResult* run,
                           const Progress& progress);

}  // namespace lookalike
