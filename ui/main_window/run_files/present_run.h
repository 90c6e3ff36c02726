#pragma once

#include "core/exchange/runs/run_file.h"

namespace lookalike {

class Session;

/// Leaves "builtin" unchanged.
std::vector<std::string> absolute_paths(const std::vector<std::string>& paths);

/// The open corpus, its load options and the recipe; paths are absolute. Without runs, sweeps and verdicts.
RunFile present_run(const Session& session);

}  // namespace lookalike
