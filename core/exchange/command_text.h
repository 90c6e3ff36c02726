#pragma once

#include <string>
#include <vector>

#include "core/corpus/load_options.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

inline constexpr std::size_t kMostNamedFiles = 3;  // in a command

/// An option of a command, named without its hyphens. An empty value makes it a switch.
struct CommandOption {
  std::string name, value = {};
};

/// "lookalike-cli run reviews.csv --set shingles.k=5": the command that repeats a run, or with "evaluate" its
/// comparison with the exact ground truth, quoted for a shell in the folder of the first file. More files
/// than kMostNamedFiles appear as CORPUS. Settings of the recipe that equal those of `base`, which a run file may
/// contain, are left out.
std::string command_text(const std::vector<std::string>& paths, const LoadOptions& load, const Recipe& recipe,
                         const std::string& command = "run", const std::vector<CommandOption>& options = {},
                         const Recipe& base = {});

/// A file from the folder of the first path, as command_text names it.
std::string name_in_command(const std::string& file, const std::vector<std::string>& paths);

}  // namespace lookalike
