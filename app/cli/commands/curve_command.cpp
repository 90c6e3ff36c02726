#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/report_output.h"
#include "app/cli/terminal.h"
#include "core/base/csv_text.h"
#include "core/exchange/runs/report_json.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike::cli {
namespace {

struct CurveCommand {
  LshOptions lsh;
  std::uint32_t prefix = 0;
  std::uint32_t points = 101;
  ReportOutput figures;
  bool quiet = false;  // the table is the only output
};

int print_curve(const CurveCommand& command) {
  if (command.prefix > std::uint64_t{command.lsh.bands} * command.lsh.rows)
    return report({ErrorCode::bad_usage, "The first-m check is longer than the b x r values of the bands.", {}});
  std::string table = command.prefix ? "similarity,candidate,kept\n" : "similarity,candidate\n";
  for (std::uint32_t i = 0; i < command.points; ++i) {
    const double s = static_cast<double>(i) / (command.points - 1);
    append_number(table, s);
    table += ',';
    append_number(table, candidate_probability(s, command.lsh));
    if (command.prefix) {
      table += ',';
      append_number(table, passed_probability(s, command.lsh, command.prefix));
    }
    table += '\n';
  }
  if (command.figures.printed()) table = json_text({{"rows", rows_json(table)}});
  std::fputs(table.c_str(), stdout);
  return Exit::done;
}

}  // namespace

void add_curve(CLI::App& app, Interrupts&, int& exit) {
  auto command = std::make_shared<CurveCommand>();
  auto* sub = app.add_subcommand("curve", "Print the S-curve of b bands of r rows as CSV");
  sub->add_option("--bands", command->lsh.bands, "b")->required()->check(CLI::Range(1, 4096));
  sub->add_option("--rows", command->lsh.rows, "r")->required()->check(CLI::Range(1, 4096));
  sub->add_option("--prefix", command->prefix, "First-m check; 0: off")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  sub->add_option("--buckets", command->lsh.buckets, "Hash table size per band; 0: unlimited")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  sub->add_option("--points", command->points, "Number of points from 0 to 1")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  command->figures.add_json_to(*sub);
  add_quiet(*sub, command->quiet);
  sub->callback([command, &exit] { exit = print_curve(*command); });
}

}  // namespace lookalike::cli
