#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "core/exchange/runs/report_json.h"

namespace lookalike::cli {
namespace {

struct ExplainCommand {
  CorpusCommand corpus;
  std::vector<std::uint32_t> pair;
};

std::string heading(const Corpus& corpus, DocumentIndex index) {
  const Document document = corpus.label(index);
  return std::to_string(index.value) + "  " + std::string(document.title.empty() ? document.id : document.title) + "\n";
}

std::string text_of(const PairExplanation& pair, const RunResult& run) {
  std::string text = heading(*run.corpus, pair.a) + heading(*run.corpus, pair.b) + '\n';
  for (const std::string& sentence : explanation_sentences(pair, run.recipe)) text += sentence + '\n';
  return text + '\n' + signature_strip(pair, run.recipe.lsh) + '\n';
}

/// The text that explains the pair; also writes the report.
Result<std::string> explain(const ExplainCommand& command, const Progress& progress) {
  const auto run = command.corpus.run(progress);
  if (!run) return tl::unexpected(run.error());
  const auto pair = explain_pair(**run, DocumentIndex(command.pair[0]), DocumentIndex(command.pair[1]));
  if (!pair) return tl::unexpected(pair.error());
  Result<void> written;
  if (command.corpus.figures().wanted())
    written = command.corpus.figures().write(explanation_json(*pair, (*run)->recipe));
  return written ? text_of(*pair, **run) : Result<std::string>(tl::unexpected(written.error()));
}

int execute(const ExplainCommand& command, Interrupts& interrupts) {
  return command.corpus.execute(
      {}, {}, interrupts, [&](const Progress& progress) { return explain(command, progress); }, print);
}

}  // namespace

void add_explain(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<ExplainCommand>();
  auto* sub = app.add_subcommand("explain", "Explain why a pair was found or missed");
  command->corpus.add_to(*sub);
  sub->add_option("--pair", command->pair, "Positions of both documents in the corpus, from 0, e.g. 3,15")
      ->required()
      ->delimiter(',')
      ->expected(2)
      ->type_name("A,B");
  command->corpus.figures().add_to(*sub, "Write the explanation as JSON");
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
