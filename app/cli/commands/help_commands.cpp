#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/cli/options.h"
#include "app/cli/report_output.h"
#include "app/cli/terminal.h"
#include "core/base/name_text.h"
#include "core/base/resources.h"
#include "core/exchange/runs/report_json.h"
#include "core/pipeline/parameter_text.h"

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

std::string text_of(const Parameter& parameter) {
  const char* option = option_of(parameter.key);
  return help_entry(std::string(parameter.key),
                    parameter_text(parameter) + (option ? std::string(" Also ") + option + "." : ""));
}

nlohmann::ordered_json json_of(const Parameter& parameter) {
  return {{"key", parameter.key},
          {"meaning", parameter.meaning},
          {"range", range_text(parameter)},
          {"default", default_text(parameter)},
          {"first_stage", stage_name(parameter)}};
}

int print_parameters(const std::string& key, bool as_json) {
  std::string text;
  std::vector<std::string_view> known;
  nlohmann::ordered_json json;
  for (const Parameter& parameter : parameters()) {
    known.push_back(parameter.key);
    if (!key.empty() && key != parameter.key) continue;
    text += text_of(parameter);
    json["parameters"].push_back(json_of(parameter));
  }
  if (text.empty())
    return report(
        {ErrorCode::bad_usage,
         "There is no parameter \"" + key + "\"." + did_you_mean(key, known) + " lookalike-cli parameters lists all.",
         {}});
  print(as_json ? json_text(json) : text);
  return Exit::done;
}

}  // namespace

void add_parameters(CLI::App& app, int& exit) {
  struct ParametersCommand {
    std::string key;
    ReportOutput figures;
  };
  auto command = std::make_shared<ParametersCommand>();
  auto* sub = app.add_subcommand("parameters", "Explain the parameters of a recipe: values, default, and cost");
  sub->add_option("key", command->key, "Explain only this one, e.g. shingles.k")->type_name("KEY");
  command->figures.add_json_to(*sub);
  sub->callback([command, &exit] { exit = print_parameters(command->key, command->figures.printed()); });
}

void add_help(CLI::App& app, int& exit) {
  auto name = std::make_shared<std::string>();
  auto* help = app.add_subcommand("help", "Print the help of a command");
  help->add_option("command", *name, "Its name; without one, the commands are listed")->type_name("COMMAND");
  help->callback([name, &app, &exit] { exit = print_help(app, *name); });
  app.add_subcommand("version", "Print the version")->callback([] { print(std::string(version()) + '\n'); });
}

}  // namespace lookalike::cli
