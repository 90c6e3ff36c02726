#pragma once

#include <string>
#include <vector>

#include "core/corpus/load_options.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// "lookalike-cli run reviews.csv --set shingles.k=5": the command that repeats a run, or with "evaluate" its
/// comparison with the exact ground truth, quoted for a shell in the folder of the first file. More than three files
/// appear as CORPUS.
std::string command_text(const std::vector<std::string>& paths, const LoadOptions& load, const Recipe& recipe,
                         const std::string& command = "run");

}  // namespace lookalike
