#include "app/cli/commands/lookup.h"

#include <nlohmann/json.hpp>

#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/exchange/runs/report_json.h"

namespace lookalike::cli {
namespace {

Result<std::string> table_of(const LookupCommand& command, const Progress& progress, const Look& look) {
  const auto run = command.corpus.run(progress.part(0, 0.95, "read"));
  if (!run) return tl::unexpected(run.error());
  const auto lists = look(**run, progress.part(0.95, 1, "compare"));
  if (!lists) return tl::unexpected(lists.error());
  return neighbours_csv(*(*run)->corpus, *lists, command.cells);
}

}  // namespace

int look_up(const LookupCommand& command, const std::vector<std::string>& inputs, const Look& look,
            Interrupts& interrupts) {
  const auto table = command.corpus.perform({command.output}, inputs, interrupts, [&](const Progress& progress) {
    return table_of(command, progress, look);
  });
  return table ? show_table(command, *table) : report(table.error());
}

int show_table(const LookupCommand& command, const std::string& table) {
  if (command.corpus.figures().printed())
    print(json_text({{"rows", rows_json(table)}}));
  else if (command.output.empty())
    print(table);
  if (command.output.empty()) return Exit::done;
  const auto written = write_text(table, command.output);
  return written ? Exit::done : report(written.error());
}

void LookupCommand::add_output_to(CLI::App& command) {
  add_output(command, "--output", output, "Write the table here instead of printing it", kCsvEnding);
  corpus.figures().add_json_to(command);
  add_spreadsheet(command, cells);
}

}  // namespace lookalike::cli
