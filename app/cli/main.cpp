#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <sstream>

#include "app/cli/commands.h"
#include "app/cli/help_text.h"
#include "app/cli/terminal.h"
#include "core/base/resources.h"
#include "core/system/machine_memory.h"

namespace lookalike {
namespace {

// Reports failure if standard output could not be written.
int finished(int exit) {
  const bool written = std::fflush(stdout) == 0 && !std::ferror(stdout);
  if (written || exit != cli::Exit::done) return exit;
  return cli::report({ErrorCode::unwritable, "Standard output could not be written.", {}});
}

int finished(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() != 0) {
    std::fputs(cli::printable(cli::usage_problem(app, error)).c_str(), stderr);
    return cli::Exit::bad_usage;
  }
  std::ostringstream answer;
  app.exit(error, answer);  // help or version
  cli::print(answer.str());
  return finished(cli::Exit::done);
}

int run_program(int argc, char** argv) {
  cli::Interrupts interrupts;
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond `ulimit -f` is then an error
  refuse_memory_beyond_machine();
  int exit = cli::Exit::done;
  CLI::App app("Finds near-duplicate documents by shingles, MinHash and LSH, and shows what every parameter does.",
               "lookalike-cli");
  app.require_subcommand(1);
  app.formatter(cli::help_formatter());
  app.set_version_flag("-V,--version", std::string(embedded_resource("version")));
  for (const auto add : {cli::add_run, cli::add_sweep, cli::add_neighbours, cli::add_query, cli::add_explain,
                         cli::add_groups, cli::add_documents, cli::add_truth, cli::add_evaluate, cli::add_suggest,
                         cli::add_verdicts, cli::add_report, cli::add_export, cli::add_forecast, cli::add_compare,
                         cli::add_curve, cli::add_generate, cli::add_parameters, cli::add_help})
    add(app, interrupts, exit);
  if (const std::string problem = cli::command_problem(app, argc > 1 ? argv[1] : ""); !problem.empty())
    return cli::report({ErrorCode::bad_usage, problem, {}});
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return finished(app, error);
  }
  return finished(exit);
}

// Reports the exception that is being handled.
int report_exception() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return cli::report(not_enough_memory());
  } catch (const std::exception& error) {
    return cli::report({ErrorCode::out_of_memory,
                        std::string("An unexpected error occurred, perhaps a lack of memory: ") + error.what(),
                        {}});
  }
}

// Libraries allocate memory in functions that must not throw, and then end the program.
[[noreturn]] void end_by_exception() {
  if (!std::current_exception()) std::abort();
  std::_Exit(report_exception());
}

}  // namespace
}  // namespace lookalike

int main(int argc, char** argv) {
  std::set_terminate(lookalike::end_by_exception);
  try {
    return lookalike::run_program(argc, argv);
  } catch (const std::exception&) {
    return lookalike::report_exception();
  }
}
