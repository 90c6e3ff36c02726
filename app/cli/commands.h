#pragma once

#include <CLI/CLI.hpp>

#include "app/cli/interrupts.h"

namespace lookalike::cli {

/// Each function adds one subcommand, or add_help help and version, which stores its exit code in `exit`.
void add_run(CLI::App& app, Interrupts& interrupts, int& exit);
void add_sweep(CLI::App& app, Interrupts& interrupts, int& exit);
void add_neighbours(CLI::App& app, Interrupts& interrupts, int& exit);
void add_query(CLI::App& app, Interrupts& interrupts, int& exit);
void add_explain(CLI::App& app, Interrupts& interrupts, int& exit);
void add_groups(CLI::App& app, Interrupts& interrupts, int& exit);
void add_documents(CLI::App& app, Interrupts& interrupts, int& exit);
void add_truth(CLI::App& app, Interrupts& interrupts, int& exit);
void add_evaluate(CLI::App& app, Interrupts& interrupts, int& exit);
void add_suggest(CLI::App& app, Interrupts& interrupts, int& exit);
void add_verdicts(CLI::App& app, Interrupts& interrupts, int& exit);
void add_report(CLI::App& app, Interrupts& interrupts, int& exit);
void add_export(CLI::App& app, Interrupts& interrupts, int& exit);
void add_forecast(CLI::App& app, Interrupts& interrupts, int& exit);
void add_compare(CLI::App& app, Interrupts& interrupts, int& exit);
void add_curve(CLI::App& app, int& exit);
void add_generate(CLI::App& app, Interrupts& interrupts, int& exit);
void add_parameters(CLI::App& app, int& exit);
void add_help(CLI::App& app, int& exit);

}  // namespace lookalike::cli
