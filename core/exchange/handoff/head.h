#pragma once

#include <string>

#include "core/exchange/handoff/engines.h"
#include "core/pipeline/engine.h"
#include "core/query/unverified.h"

namespace lookalike {

/// The run of a recipe where it was tuned, and the price of taking every candidate for a duplicate there.
struct HandoffFindings {
  const RunResult& run;
  UnverifiedPrice price;
};

/// The comments at the beginning of an export: the recipe as JSON, the program's version, what the recipe was tuned on
/// and what it found there. `found` is null where no corpus is at hand.
std::string handoff_head(HandoffEngine engine, const Recipe& recipe, const HandoffFindings* found);

}  // namespace lookalike
