#include "app/cli/lookup.h"

#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/system/whole_file.h"

namespace lookalike::cli {
namespace {

Result<std::string> table_of(const LookupCommand& command, const std::stop_token& stop, const Look& look) {
  TerminalProgress terminal(!command.corpus.quiet());
  ProgressRoot root(terminal, stop);
  const auto run = command.corpus.run(root.progress().part(0, 0.95, "read"));
  if (!run) return tl::unexpected(run.error());
  const auto lists = look(**run, root.progress().part(0.95, 1, "compare"));
  if (!lists) return tl::unexpected(lists.error());
  return neighbours_csv(*(*run)->corpus, *lists, command.cells);
}

}  // namespace

int look_up(const LookupCommand& command, const std::vector<std::string>& inputs, const Look& look,
            Interrupts& interrupts) {
  if (const auto safe = command.corpus.check_outputs({command.output}, inputs); !safe) return report(safe.error());
  const std::stop_token stop = interrupts.begin();
  const ThreadLimit threads(command.corpus.threads());
  const auto table = table_of(command, stop, look);
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
