#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

#include "core/base/csv_text.h"
#include "core/pipeline/memory_plan.h"

namespace lookalike::cli {

/// The rest of a sentence about a file of pairs.
inline constexpr const char* kPairFile =
    " as CSV, or as JSON Lines where the name ends in .jsonl; .gz or .zst behind that compresses them";

/// Options that several commands take.
void add_threads(CLI::App& command, unsigned& threads);
void add_memory(CLI::App& command, MemoryPlan& plan);
void add_quiet(CLI::App& command, bool& quiet);
void add_spreadsheet(CLI::App& command, CsvCells& cells);

}  // namespace lookalike::cli
