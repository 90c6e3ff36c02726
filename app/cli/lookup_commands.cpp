#include <cstdio>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "core/corpus/read_text.h"
#include "core/exchange/tables.h"
#include "core/query/neighbours.h"
#include "core/system/whole_file.h"

namespace lookalike::cli {
namespace {

struct LookupCommand {
  CorpusCommand corpus;
  std::uint32_t document = 0;
  std::size_t count = 10;
  std::string by = "exact";
  std::string text_file, text;  // its name, and what it holds
  std::string output;
  CsvCells cells = CsvCells::as_they_are;
};

const std::vector<std::pair<std::string, NeighbourMethod>> kMethods = {
    {"exact", NeighbourMethod::exact}, {"signatures", NeighbourMethod::signatures}, {"lsh", NeighbourMethod::lsh}};

using Lists = Result<std::vector<NamedNeighbours>>;

Lists neighbours_of(const LookupCommand& command, const RunResult& run, const Progress& progress) {
  std::vector<NamedNeighbours> lists;
  for (const auto& [name, method] : kMethods) {
    if (command.by != "all" && command.by != name) continue;
    auto found = nearest_neighbours(run, DocumentIndex(command.document), command.count, method, progress);
    if (!found) return tl::unexpected(found.error());
    lists.push_back({name, std::move(*found)});
  }
  return lists;
}

// What is wrong with the text is wrong usage: the corpus is not to blame.
Result<std::string> read_text(const std::string& path) {
  auto bytes = read_whole_stream(path == "-" ? "/dev/stdin" : path);
  auto text = bytes.and_then([](const std::string& b) { return decode_text(b); });
  if (!text) {
    text.error().code = ErrorCode::bad_usage;
    text.error().place.file = path;
  }
  return text;
}

Lists look_alikes_of_text(const LookupCommand& command, const RunResult& run, const Progress& progress) {
  auto found = query_text(run, command.text, command.count, progress);
  if (!found) return tl::unexpected(found.error());
  return std::vector<NamedNeighbours>{{"query", std::move(*found)}};
}

template <typename Look>
Result<std::string> table_of(const LookupCommand& command, const std::stop_token& stop, const Look& look) {
  TerminalProgress terminal(!command.corpus.quiet());
  ProgressRoot root(terminal, stop);
  const auto run = command.corpus.run(root.progress().part(0, 0.95, "read"));
  if (!run) return tl::unexpected(run.error());
  const auto lists = look(command, **run, root.progress().part(0.95, 1, "compare"));
  if (!lists) return tl::unexpected(lists.error());
  return neighbours_csv(*(*run)->corpus, *lists, command.cells);
}

template <typename Look>
int execute(const LookupCommand& command, Interrupts& interrupts, const Look& look) {
  if (const auto safe = command.corpus.check_outputs({command.output}, {command.text_file}); !safe)
    return report(safe.error());
  const std::stop_token stop = interrupts.begin();
  const ThreadLimit threads(command.corpus.threads());
  const auto table = table_of(command, stop, look);
  if (!table) return report(table.error());
  if (command.output.empty()) {
    print(*table);
    return Exit::done;
  }
  const auto written = write_text(*table, command.output);
  return written ? Exit::done : report(written.error());
}

}  // namespace

void add_neighbours(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<LookupCommand>();
  auto* sub = app.add_subcommand("neighbours", "Find the nearest documents of one document");
  command->corpus.add_to(*sub);
  sub->add_option("--document", command->document, "Its position in the corpus, from 0")
      ->required()
      ->check(CLI::NonNegativeNumber);
  sub->add_option("--count", command->count, "How many neighbours")->required()->check(CLI::PositiveNumber);
  sub->add_option("--by", command->by, "exact: shingle sets; signatures: estimates; lsh: band mates only; all")
      ->check(CLI::IsMember({"exact", "signatures", "lsh", "all"}))
      ->capture_default_str();
  sub->add_option("--output", command->output, "Write the table here instead of printing it")->type_name("FILE");
  add_spreadsheet(*sub, command->cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts, neighbours_of); });
}

void add_query(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<LookupCommand>();
  auto* sub = app.add_subcommand("query", "Is this text similar to something in the corpus?");
  command->corpus.add_to(*sub);
  sub->add_option("--text", command->text_file, "File with the text; - reads standard input")
      ->required()
      ->type_name("FILE");
  sub->add_option("--count", command->count, "How many documents at most")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  sub->add_option("--output", command->output, "Write the table here instead of printing it")->type_name("FILE");
  add_spreadsheet(*sub, command->cells);
  sub->callback([command, &interrupts, &exit] {
    auto text = read_text(command->text_file);
    if (text) command->text = std::move(*text);
    exit = text ? execute(*command, interrupts, look_alikes_of_text) : report(text.error());
  });
}

}  // namespace lookalike::cli
