#include "app/cli/commands/lookup.h"

#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/system/whole_file.h"

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
  return table ? show_table(*table, command.output) : report(table.error());
}

int show_table(const std::string& table, const std::string& output) {
  if (output.empty()) {
    print(table);
    return Exit::done;
  }
  const auto written = write_text(table, output);
  return written ? Exit::done : report(written.error());
}

}  // namespace lookalike::cli
