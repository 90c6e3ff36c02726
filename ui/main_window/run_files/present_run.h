#pragma once

#include "core/exchange/run_file.h"

namespace lookalike {

class Session;

/// "builtin" stays as it is.
std::vector<std::string> absolute_paths(const std::vector<std::string>& paths);

/// Which corpus is open, how it was read and the recipe; paths are absolute. Without runs, sweep and verdicts.
RunFile present_run(const Session& session);

}  // namespace lookalike
