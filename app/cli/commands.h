#pragma once

#include <CLI/CLI.hpp>

#include "app/cli/terminal.h"

namespace lookalike::cli {

/// Adds one subcommand, which stores its exit code in `exit`; add_help adds help and version.
using AddCommand = void(CLI::App& app, Interrupts& interrupts, int& exit);
AddCommand add_run, add_sweep, add_neighbours, add_query, add_explain, add_groups, add_documents, add_truth,
    add_evaluate, add_suggest, add_verdicts, add_report, add_export, add_forecast, add_compare, add_curve, add_generate,
    add_parameters, add_help;

}  // namespace lookalike::cli
