#include <memory>

#include "app/cli/commands/lookup.h"
#include "app/cli/options.h"
#include "core/query/neighbours/neighbours.h"

namespace lookalike::cli {
namespace {

struct NeighboursCommand {
  LookupCommand lookup;
  std::uint32_t document = 0;
  std::string by = "exact";
  double least = 0;
};

const std::vector<std::pair<std::string, NeighbourMethod>> kMethods = {
    {"exact", NeighbourMethod::exact}, {"signatures", NeighbourMethod::signatures}, {"lsh", NeighbourMethod::lsh}};

Lists neighbours_of(const NeighboursCommand& command, const RunResult& run, const Progress& progress) {
  std::vector<NamedNeighbours> lists;
  for (const auto& [name, method] : kMethods) {
    if (command.by != "all" && command.by != name) continue;
    auto found = nearest_neighbours(run, DocumentIndex(command.document), command.lookup.count, method, progress);
    if (!found) return tl::unexpected(found.error());
    keep_at_least(*found, method, command.least, run.recipe.verify.by);
    lists.push_back({name, std::move(*found)});
  }
  return lists;
}

int execute(const NeighboursCommand& command, Interrupts& interrupts) {
  const auto look = [&](const RunResult& run, const Progress& progress) {
    return neighbours_of(command, run, progress);
  };
  return look_up(command.lookup, {}, look, interrupts);
}

}  // namespace

void add_neighbours(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<NeighboursCommand>();
  auto* sub = app.add_subcommand("neighbours", "Find the nearest documents of one document");
  command->lookup.corpus.add_to(*sub);
  sub->add_option("--document", command->document, "Its position in the corpus, from 0")
      ->required()
      ->check(CLI::NonNegativeNumber);
  sub->add_option("--count", command->lookup.count, "Number of neighbours")->required()->check(CLI::PositiveNumber);
  sub->add_option("--at-least", command->least, "Only neighbours of at least this similarity, as ranked by --by")
      ->check(CLI::Range(0.0, 1.0));
  sub->add_option("--by", command->by, "exact: shingle sets; signatures: estimates; lsh: band mates only; all")
      ->check(CLI::IsMember({"exact", "signatures", "lsh", "all"}))
      ->capture_default_str();
  add_output(*sub, "--output", command->lookup.output, "Write the table here instead of printing it", kCsvEnding);
  add_spreadsheet(*sub, command->lookup.cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
