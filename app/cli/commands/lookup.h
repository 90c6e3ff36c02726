#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "core/exchange/result_tables.h"

namespace lookalike::cli {

/// A command that finds similar documents and writes them as a table.
struct LookupCommand {
  /// Adds the options of the output.
  void add_output_to(CLI::App& command);

  CorpusCommand corpus;
  std::size_t count = 10;
  std::string output;
  CsvCells cells = CsvCells::as_they_are;
};

using Lists = Result<std::vector<NamedNeighbours>>;
using Look = std::function<Lists(const RunResult&, const Progress&)>;

/// Runs the recipe, searches its result and prints or writes the table. `inputs`: further input files, which the output
/// must not replace. Returns the exit code.
int look_up(const LookupCommand& command, const std::vector<std::string>& inputs, const Look& look,
            Interrupts& interrupts);

/// Prints a table, as CSV or JSON, or writes it to a given file. Returns the exit code.
int show_table(const LookupCommand& command, const std::string& table);

}  // namespace lookalike::cli
