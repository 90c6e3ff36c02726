#pragma once

#include <string>

#include "core/exchange/handoff/engines.h"
#include "core/pipeline/engine.h"
#include "core/query/groups/unverified.h"

namespace lookalike {

/// The run of a recipe on the corpus where it was tuned, and the price of taking every candidate as a duplicate.
struct HandoffFindings {
  const RunResult& run;
  UnverifiedPrice price;
};

/// The comments at the beginning of an export: the recipe as JSON, the program's version, the corpus on which the
/// recipe was tuned and the results there. `found` is null without a corpus.
std::string handoff_head(HandoffEngine engine, const Recipe& recipe, const HandoffFindings* found);

}  // namespace lookalike
