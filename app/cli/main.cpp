#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <sstream>

#include "app/cli/commands.h"
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

// CLI11's message names the wrong argument.
int finished(const CLI::App& app, const CLI::ParseError& error) {
  std::ostringstream answer, complaint;
  const int exit = app.exit(error, answer, complaint);
  cli::print(answer.str());
  std::fputs(cli::printable(complaint.str()).c_str(), stderr);
  return finished(exit == 0 ? cli::Exit::done : cli::Exit::bad_usage);
}

int run_program(int argc, char** argv) {
  cli::Interrupts interrupts;
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond `ulimit -f` is then an error
  refuse_memory_beyond_machine();
  int exit = cli::Exit::done;
  CLI::App app("Finds near-duplicate documents by shingles, MinHash and LSH, and shows what every parameter does.",
               "lookalike-cli");
  app.require_subcommand(1);
  app.set_version_flag("--version", std::string(version()));
  cli::add_run(app, interrupts, exit);
  cli::add_sweep(app, interrupts, exit);
  cli::add_neighbours(app, interrupts, exit);
  cli::add_query(app, interrupts, exit);
  cli::add_explain(app, interrupts, exit);
  cli::add_groups(app, interrupts, exit);
  cli::add_documents(app, interrupts, exit);
  cli::add_truth(app, interrupts, exit);
  cli::add_evaluate(app, interrupts, exit);
  cli::add_suggest(app, interrupts, exit);
  cli::add_verdicts(app, interrupts, exit);
  cli::add_report(app, interrupts, exit);
  cli::add_export(app, interrupts, exit);
  cli::add_forecast(app, interrupts, exit);
  cli::add_compare(app, interrupts, exit);
  cli::add_curve(app, exit);
  cli::add_generate(app, interrupts, exit);
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
