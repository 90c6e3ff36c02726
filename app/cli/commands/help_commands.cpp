#include <memory>

#include "app/cli/commands.h"
#include "app/cli/help_text.h"
#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/pipeline/recipe.h"

namespace lookalike::cli {
namespace {

int print_help(const CLI::App& app, const std::string& name) {
  const std::string problem = command_problem(app, name);
  if (!problem.empty()) return report({ErrorCode::bad_usage, problem, {}});
  const CLI::App* command = name.empty() ? &app : app.get_subcommand(name);
  print(app.get_formatter()->make_help(command, "lookalike-cli" + (name.empty() ? "" : ' ' + name),
                                       CLI::AppFormatMode::Normal));
  return Exit::done;
}

int print_parameters(const std::string& key) {
  std::string text;
  std::vector<std::string_view> known;
  for (const Parameter& parameter : parameters()) {
    known.push_back(parameter.key);
    const char* option = option_of(parameter.key);
    if (key.empty() || key == parameter.key)
      text += help_entry(std::string(parameter.key),
                         parameter_text(parameter) + (option ? std::string(" Also ") + option + "." : ""));
  }
  if (text.empty())
    return report({ErrorCode::bad_usage,
                   "There is no parameter " + in_quotes(key) + "." + did_you_mean(key, known) +
                       " lookalike-cli parameters lists all.",
                   {}});
  print(text);
  return Exit::done;
}

}  // namespace

void add_parameters(CLI::App& app, Interrupts&, int& exit) {
  auto key = std::make_shared<std::string>();
  auto* sub = app.add_subcommand("parameters", "Explain the parameters of a recipe: values, default, and cost");
  sub->add_option("key", *key, "Explain only this one, e.g. shingles.k")->type_name("KEY");
  sub->callback([key, &exit] { exit = print_parameters(*key); });
}

void add_help(CLI::App& app, Interrupts&, int& exit) {
  auto name = std::make_shared<std::string>();
  auto* help = app.add_subcommand("help", "Print the help of a command");
  help->add_option("command", *name, "Its name; without one, the commands are listed")->type_name("COMMAND");
  help->callback([name, &app, &exit] { exit = print_help(app, *name); });
  app.add_subcommand("version", "Print the version")->callback([] {
    print(std::string(embedded_resource("version")) + '\n');
  });
}

}  // namespace lookalike::cli
