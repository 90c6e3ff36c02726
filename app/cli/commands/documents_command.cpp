#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "core/exchange/pairs/pair_files.h"
#include "core/exchange/runs/report_json.h"

namespace lookalike::cli {
namespace {

struct DocumentsCommand {
  CorpusCommand corpus;
  bool cleaned = false;
  std::string output;
};

using Written = Result<std::shared_ptr<const Corpus>>;

Written write(const DocumentsCommand& command, const Progress& progress) {
  const auto recipe = command.corpus.recipe();
  if (!recipe) return tl::unexpected(recipe.error());
  auto corpus = command.corpus.load(recipe->sample, progress.part(0, 0.6, "read"));
  if (!corpus) return corpus;
  const Progress rest = progress.part(0.6, 1, "write");
  const auto written = command.cleaned ? write_cleaned_documents(*corpus, *recipe, command.output, rest)
                                       : write_documents(**corpus, command.output, rest);
  if (!written) return tl::unexpected(written.error());
  if (!command.corpus.figures().wanted()) return corpus;
  auto json = reading_json(**corpus);
  json["recipe"] = to_json(*recipe);
  const auto reported = command.corpus.figures().write(json);
  return reported ? std::move(corpus) : Written(tl::unexpected(reported.error()));
}

int execute(const DocumentsCommand& command, Interrupts& interrupts) {
  return command.corpus.execute(
      {command.output}, {}, interrupts, [&](const Progress& progress) { return write(command, progress); },
      [&](const std::shared_ptr<const Corpus>& corpus) {
        print(counted(corpus->size(), "document") + " written to " + command.output + "\n" +
              reading_sentences(corpus->report()));
      });
}

}  // namespace

void add_documents(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<DocumentsCommand>();
  auto* sub =
      app.add_subcommand("documents", "Write the original documents, so that another engine starts from the same ones");
  command->corpus.add_to(*sub);
  sub->add_flag("--cleaned", command->cleaned, "Write the recipe's tokens, joined by one space, in place of each text");
  add_output(*sub, "--output", command->output,
             "Write them here as JSON Lines with position, id, title and text; .gz or .zst compresses them",
             kDocumentEndings)
      ->required();
  command->corpus.figures().add_to(*sub, "Write counts, damage and the recipe as JSON");
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
