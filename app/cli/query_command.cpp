#include <memory>

#include "app/cli/lookup.h"
#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/corpus/read_text.h"
#include "core/query/neighbours.h"
#include "core/system/whole_file.h"

namespace lookalike::cli {
namespace {

struct QueryCommand {
  LookupCommand lookup;
  std::string text_file;
};

// A text that cannot be read is wrong usage: the corpus is not to blame.
Result<std::string> read_text(const std::string& path) {
  auto bytes = read_whole_stream(path == "-" ? "/dev/stdin" : path);
  auto text = bytes.and_then([](const std::string& b) { return decode_text(b); });
  if (!text) {
    text.error().code = ErrorCode::bad_usage;
    text.error().place.file = path;
  }
  return text;
}

int execute(const QueryCommand& command, Interrupts& interrupts) {
  const auto text = read_text(command.text_file);
  if (!text) return report(text.error());
  const auto look = [&](const RunResult& run, const Progress& progress) -> Lists {
    auto found = query_text(run, *text, command.lookup.count, progress);
    if (!found) return tl::unexpected(found.error());
    return std::vector<NamedNeighbours>{{"query", std::move(*found)}};
  };
  return look_up(command.lookup, {command.text_file}, look, interrupts);
}

}  // namespace

void add_query(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<QueryCommand>();
  auto* sub = app.add_subcommand("query", "Is this text similar to something in the corpus?");
  command->lookup.corpus.add_to(*sub);
  sub->add_option("--text", command->text_file, "File with the text; - reads standard input")
      ->required()
      ->type_name("FILE");
  sub->add_option("--count", command->lookup.count, "How many documents at most")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  sub->add_option("--output", command->lookup.output, "Write the table here instead of printing it")->type_name("FILE");
  add_spreadsheet(*sub, command->lookup.cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
