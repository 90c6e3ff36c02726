#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/csv_text.h"
#include "core/pipeline/memory_plan.h"

namespace lookalike::cli {

/// The rest of a sentence about a file of pairs.
inline constexpr const char* kPairFile =
    " as CSV, or as JSON Lines where the name ends in .jsonl; .gz or .zst behind that compresses them";

/// What files of outputs may end in; other data formats are refused, and so is an empty name. Names that end in no
/// data format are anybody's own.
using Endings = std::vector<std::string_view>;
inline const Endings kCsvEnding = {".csv"}, kJsonEnding = {".json"}, kRunFileEnding = {".lookalike"},
                     kPairEndings = {".csv", ".jsonl", ".gz", ".zst"},
                     kDocumentEndings = {".jsonl", ".ndjson", ".gz", ".zst"},
                     kRecordEndings = {".csv", ".tsv", ".tab", ".json", ".jsonl", ".ndjson", ".gz", ".zst"};
CLI::Validator ends_in(const Endings& endings);

/// Options that several commands take.
void add_threads(CLI::App& command, unsigned& threads);
void add_memory(CLI::App& command, MemoryPlan& plan);
void add_quiet(CLI::App& command, bool& quiet);
void add_spreadsheet(CLI::App& command, CsvCells& cells);

}  // namespace lookalike::cli
