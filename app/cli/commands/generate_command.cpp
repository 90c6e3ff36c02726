#include <memory>

#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/corpus/synthetic/generator.h"

namespace lookalike::cli {
namespace {

constexpr const char *kNewswire = "newswire", *kReviews = "reviews";

struct GenerateCommand {
  GeneratorOptions options;
  std::string kind, output;
  bool quiet = false;
};

int generate(GenerateCommand& command, Interrupts& interrupts) {
  const bool newswire = command.kind == kNewswire;
  const std::string wrong = wrong_ending(command.output, newswire ? Endings{".sgm", ".sgml"} : kCsvEnding);
  if (!wrong.empty()) return report({ErrorCode::bad_usage, wrong, {}});
  command.options.kind = newswire ? GeneratedKind::newswire : GeneratedKind::reviews;
  const std::stop_token stop = interrupts.begin();
  const auto written = with_progress(!command.quiet, stop, [&](const Progress& progress) {
    return write_generated(command.options, command.output, progress.part(0, 1, "write"));
  });
  return written ? Exit::done : report(written.error());
}

}  // namespace

void add_generate(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<GenerateCommand>();
  auto* sub = app.add_subcommand("generate", "Write a synthetic corpus with planted near-duplicates");
  sub->add_option("kind", command->kind, "newswire writes SGML, reviews writes CSV")
      ->required()
      ->check(CLI::IsMember({kNewswire, kReviews}));
  sub->add_option("--documents", command->options.documents, "Number of documents")
      ->required()
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{4'294'967'294}));
  sub->add_option("--seed", command->options.seed, "The same seed writes the same file")
      ->required()
      ->check(CLI::NonNegativeNumber);
  sub->add_option("--output", command->output, "File to write")->required()->type_name("FILE");
  add_quiet(*sub, command->quiet);
  sub->callback([command, &interrupts, &exit] { exit = generate(*command, interrupts); });
}

}  // namespace lookalike::cli
