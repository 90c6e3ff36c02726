#pragma once

#include <CLI/CLI.hpp>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/csv_text.h"
#include "core/exchange/path_text.h"
#include "core/pipeline/memory_plan.h"
#include "core/query/groups/keepers.h"

namespace lookalike::cli {

/// The rest of a sentence about a file of pairs.
inline constexpr const char* kPairFile =
    " as CSV, or as JSON Lines if the name ends in .jsonl; a further .gz or .zst compresses them";

inline const Endings kCsvEnding = {".csv"}, kJsonEnding = {".json"}, kRunFileEnding = {".lookalike"},
                     kPairEndings = {".csv", ".jsonl", ".gz", ".zst"},
                     kDocumentEndings = {".jsonl", ".ndjson", ".gz", ".zst"},
                     kRecordEndings = {".csv", ".tsv", ".tab", ".json", ".jsonl", ".ndjson", ".gz", ".zst"};
/// Checks the name with wrong_ending.
CLI::Option* add_output(CLI::App& command, const std::string& name, std::string& file, const std::string& meaning,
                        const Endings& endings);

/// `--set`, and options that set common parameters like it. The last one counts.
void add_settings(CLI::App& command, std::vector<std::string>& settings);
/// The option of a parameter, such as "--k"; null if it has none.
const char* option_of(std::string_view key);

/// The names of things that have one, and the same joined by commas.
template <typename Things>
std::vector<std::string> names_of(const Things& things) {
  std::vector<std::string> names;
  names.reserve(std::size(things));
  for (const auto& thing : things) names.emplace_back(thing.name);
  return names;
}
template <typename Things>
std::string listed(const Things& things) {
  return CLI::detail::join(names_of(things), ", ");
}

/// Options shared by several commands.
void add_threads(CLI::App& command, unsigned& threads);
void add_memory(CLI::App& command, MemoryPlan& plan);
void add_quiet(CLI::App& command, bool& quiet);
void add_clean(CLI::App& command, std::string& clean);
/// The rules that need no column, by their names on the command line.
const std::map<std::string, KeeperRule>& keeper_rules();
/// --direct and --break-below.
void add_links(CLI::App& command, bool& direct, double& least);
void add_spreadsheet(CLI::App& command, CsvCells& cells);

}  // namespace lookalike::cli
