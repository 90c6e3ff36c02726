#include <cstdio>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/base/csv_text.h"
#include "core/corpus/synthetic/generator.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike::cli {
namespace {

struct CurveCommand {
  LshOptions lsh;
  std::uint32_t prefix = 0;
  std::uint32_t points = 101;
  bool quiet = false;  // there is nothing but the table
};

int print_curve(const CurveCommand& command) {
  if (command.prefix > std::uint64_t{command.lsh.bands} * command.lsh.rows)
    return report({ErrorCode::bad_usage, "The prefix is longer than the b x r values that are banded.", {}});
  std::string table = command.prefix ? "similarity,candidate,kept\n" : "similarity,candidate\n";
  for (std::uint32_t i = 0; i < command.points; ++i) {
    const double s = static_cast<double>(i) / (command.points - 1);
    append_number(table, s);
    table += ',';
    append_number(table, candidate_probability(s, command.lsh));
    if (command.prefix) {
      table += ',';
      append_number(table, kept_probability(s, command.lsh, command.prefix));
    }
    table += '\n';
  }
  std::fputs(table.c_str(), stdout);
  return Exit::done;
}

struct GenerateCommand {
  GeneratorOptions options;
  std::string kind, output;
  bool quiet = false;
};

int generate(GenerateCommand& command, Interrupts& interrupts) {
  command.options.kind = command.kind == "newswire" ? GeneratedKind::newswire : GeneratedKind::reviews;
  const std::stop_token stop = interrupts.begin();
  const auto written = with_progress(!command.quiet, stop, [&](const Progress& progress) {
    return write_generated(command.options, command.output, progress.part(0, 1, "write"));
  });
  return written ? Exit::done : report(written.error());
}

}  // namespace

void add_curve(CLI::App& app, int& exit) {
  auto command = std::make_shared<CurveCommand>();
  auto* sub = app.add_subcommand("curve", "Print the S-curve of b bands of r rows as CSV");
  sub->add_option("--bands", command->lsh.bands, "b")->required()->check(CLI::Range(1, 4096));
  sub->add_option("--rows", command->lsh.rows, "r")->required()->check(CLI::Range(1, 4096));
  sub->add_option("--prefix", command->prefix, "Prefix filter m; 0: off")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  sub->add_option("--buckets", command->lsh.buckets, "Hash table size a band; 0: unlimited")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  sub->add_option("--points", command->points, "Points from 0 to 1")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  add_quiet(*sub, command->quiet);
  sub->callback([command, &exit] { exit = print_curve(*command); });
}

void add_generate(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<GenerateCommand>();
  auto* sub = app.add_subcommand("generate", "Write an invented corpus with planted near-duplicates");
  sub->add_option("kind", command->kind, "newswire writes SGML, reviews writes CSV")
      ->required()
      ->check(CLI::IsMember({"newswire", "reviews"}));
  sub->add_option("--documents", command->options.documents, "How many documents")
      ->required()
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{4'294'967'294}));
  sub->add_option("--seed", command->options.seed, "The same seed writes the same file")
      ->required()
      ->check(CLI::NonNegativeNumber);
  sub->add_option("--output", command->output, "File to write")->required()->type_name("PATH");
  add_quiet(*sub, command->quiet);
  sub->callback([command, &interrupts, &exit] { exit = generate(*command, interrupts); });
}

}  // namespace lookalike::cli
