#include <memory>

#include "app/cli/commands/lookup.h"
#include "core/base/value_text.h"
#include "core/query/neighbours/neighbours.h"

namespace lookalike::cli {
namespace {

struct NeighboursCommand {
  LookupCommand lookup;
  std::string document;
  std::string by = "exact";
  double least = 0;
};

const std::vector<std::pair<std::string, NeighbourMethod>> kMethods = {
    {"exact", NeighbourMethod::exact}, {"signatures", NeighbourMethod::signatures}, {"lsh", NeighbourMethod::lsh}};

/// The document with this number, or else the only one with this id or title. Errors: bad_usage.
Result<DocumentIndex> find_document(const Corpus& corpus, const std::string& name) {
  if (const auto number = number_from<std::uint32_t>(name); number && *number < corpus.size())
    return DocumentIndex(*number);
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < corpus.size(); ++i) {
    const Document label = corpus.label(DocumentIndex(i));
    if (label.id == name || label.title == name) found.push_back(i);
  }
  if (found.size() == 1) return DocumentIndex(found.front());
  if (found.empty())
    return failure(ErrorCode::bad_usage,
                   "There is no document " + in_quotes(name) + ": give its number from 0, its id or its title.");
  return failure(ErrorCode::bad_usage, grouped(found.size()) + " documents are called " + in_quotes(name) +
                                           ", among them numbers " + std::to_string(found[0]) + " and " +
                                           std::to_string(found[1]) + ": give a number.");
}

Lists neighbours_of(const NeighboursCommand& command, const RunResult& run, const Progress& progress) {
  const auto document = find_document(*run.corpus, command.document);
  if (!document) return tl::unexpected(document.error());
  std::vector<NamedNeighbours> lists;
  for (const auto& [name, method] : kMethods) {
    if (command.by != "all" && command.by != name) continue;
    auto found = nearest_neighbours(run, *document, command.lookup.count, method, progress);
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
  auto* sub = app.add_subcommand("neighbours", "Find the documents nearest to one document");
  command->lookup.corpus.add_to(*sub);
  sub->add_option("--document", command->document, "Its position in the corpus, from 0, or else its id or title")
      ->required();
  sub->add_option("--count", command->lookup.count, "Number of neighbours")->required()->check(CLI::PositiveNumber);
  sub->add_option("--at-least", command->least, "Only neighbours of at least this similarity, as ranked by --by")
      ->check(CLI::Range(0.0, 1.0));
  sub->add_option("--by", command->by,
                  "exact: shingle sets; signatures: estimates; lsh: documents that share a band; all")
      ->check(CLI::IsMember({"exact", "signatures", "lsh", "all"}))
      ->capture_default_str();
  command->lookup.add_output_to(*sub);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
