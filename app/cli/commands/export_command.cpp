#include <memory>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "core/exchange/handoff/handoff.h"

namespace lookalike::cli {
namespace {

struct ExportCommand {
  CorpusCommand corpus;
  std::string engine, file;

  HandoffEngine chosen() const { return *handoff_engine_named(engine); }
};

/// The run of the recipe over the given corpus; null without one.
using Run = Result<std::shared_ptr<const RunResult>>;

Run run_corpus(const ExportCommand& command, const Progress& progress) {
  const auto paths = command.corpus.paths();
  if (!paths) return tl::unexpected(paths.error());
  return paths->empty() ? nullptr : command.corpus.run(progress);
}

/// Writes the file and returns its name.
Result<std::string> write(const ExportCommand& command, const Progress& progress) {
  const auto recipe = command.corpus.recipe();
  if (!recipe) return tl::unexpected(recipe.error());
  if (const auto refusal = handoff_refusal(command.chosen(), *recipe)) return failure(ErrorCode::bad_usage, *refusal);
  const Run run = run_corpus(command, progress.part(0, 0.99, "read"));
  if (!run) return tl::unexpected(run.error());
  const auto written =
      write_handoff(command.chosen(), *recipe, command.file, run->get(), progress.part(0.99, 1, "write"));
  return written ? command.file : Result<std::string>(tl::unexpected(written.error()));
}

int execute(const ExportCommand& command, Interrupts& interrupts) {
  const HandoffTraits& engine = traits_of(command.chosen());
  return command.corpus.execute(
      {command.file}, {}, interrupts, [&](const Progress& progress) { return write(command, progress); },
      [&](const std::string& file) {
        print(std::string(engine.is_script ? "Script" : "Configuration") + " for " + std::string(engine.title) +
              " written to " + file + ". Its header explains how to use it.\n");
      });
}

}  // namespace

void add_export(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<ExportCommand>();
  auto* sub = app.add_subcommand("export", "Write a script or configuration that carries the recipe to another engine");
  sub->add_option("engine", command->engine, "Engine to export to")
      ->required()
      ->check(CLI::IsMember(names_of(kHandoffEngines)))
      ->type_name("ENGINE");
  sub->add_option("file", command->file, "File to write")->required()->type_name("FILE");
  command->corpus.add_to(*sub);
  sub->get_option("corpus")->required(false);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
