#pragma once

#include <vector>

#include "core/exchange/run_file.h"

namespace lookalike {

/// The corpora that were opened last, newest first, as the settings keep them: paths, how they were read and the recipe
/// that was last worked on with. One without a digest comes from a time when recipes were not kept.
std::vector<RunFile> recent_corpora();

/// Makes it the newest; what was known of the same paths is replaced.
void remember_corpus(RunFile corpus);

void forget_recent_corpora();

}  // namespace lookalike
