#include "app/cli/help_text.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/corpus/load.h"

namespace lookalike::cli {
namespace {

constexpr std::size_t kHeadContinued = 6, kTextColumn = 30;  // packaging/command_help.py reads these columns

std::size_t help_width() {
  constexpr std::size_t kNarrowest = 50, kWithoutTerminal = 80;
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kWithoutTerminal;
  return std::max<std::size_t>(size.ws_col, kNarrowest);
}

/// Continues the last line of `out` with words; each further line begins with `indent` spaces.
void append_wrapped(std::string& out, const std::string& text, std::size_t indent) {
  const std::size_t width = help_width();
  std::size_t begin = out.rfind('\n') + 1;  // of the last line
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (out.size() - begin > indent && out.size() - begin + 1 + word.size() > width) {
      out += '\n' + std::string(indent, ' ');
      begin = out.size() - indent;
    } else if (out.size() > begin && out.back() != ' ') {
      out += ' ';
    }
    out += word;
  }
}

std::vector<std::string> lines_of_resource(std::string_view name) {
  std::istringstream text{std::string(embedded_resource(name))};
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

/// The examples of a command; those of the program are the first ones.
std::string examples_of(const CLI::App& command) {
  constexpr std::string_view kIndent = "    ";
  const bool program = command.get_parent() == nullptr;
  const std::string first = "lookalike-cli " + (program ? "" : command.get_name() + ' ');
  std::string examples;
  for (const std::string& line : lines_of_resource("help/examples.md")) {
    if (program && line.empty() && !examples.empty()) break;
    if (line.starts_with(kIndent) && (line.substr(kIndent.size()) + ' ').starts_with(first))
      examples += "  " + line.substr(kIndent.size()) + '\n';
  }
  return examples.empty() ? "" : "Examples:\n" + examples;
}

/// The manual's sentence about exit codes.
std::string exit_codes() {
  const auto lines = lines_of_resource("help/manual.md");
  const auto found = std::ranges::find_if(lines, [](const auto& line) { return line.starts_with("Exit codes: "); });
  return found == lines.end() ? "" : *found;
}

class HelpFormatter final : public CLI::Formatter {
 public:
  // Composed here, because later versions of the library wrap all of it as one paragraph.
  std::string make_help(const CLI::App* command, std::string name, CLI::AppFormatMode mode) const override {
    return make_description(command) + make_usage(command, std::move(name)) + make_positionals(command) +
           make_groups(command, mode) + make_subcommands(command, mode) + '\n' + make_footer(command);
  }
  std::string make_option(const CLI::Option* option, bool positional) const override {
    return help_entry(make_option_name(option, positional) + make_option_opts(option), make_option_desc(option));
  }
  std::string make_subcommand(const CLI::App* command) const override {
    return help_entry(command->get_name(), command->get_description());
  }
  std::string make_description(const CLI::App* command) const override {
    if (command->get_name().empty()) return CLI::Formatter::make_description(command);  // a group of options
    std::string text;
    append_wrapped(text, command->get_description(), 0);
    return text + '\n';
  }
  std::string make_footer(const CLI::App* command) const override {
    std::string text = examples_of(*command) + '\n';
    append_wrapped(text, exit_codes(), 0);
    return text + '\n';
  }
};

std::string sentence_on_missing(const CLI::App& command) {
  std::string missing;
  const auto add = [&missing](const std::string& name) { missing += (missing.empty() ? "" : ", ") + name; };
  for (const CLI::Option* option : command.get_options())
    if (option->get_required() && option->count() == 0) add(option->get_name());
  for (const CLI::App* group : command.get_subcommands([](const CLI::App* part) { return part->get_name().empty(); })) {
    const auto options = group->get_options();
    if (group->get_require_option_min() == 0 || group->count_all() > 0) continue;
    std::vector<std::string> names;
    for (const CLI::Option* option : options)
      if (option != group->get_help_ptr()) names.push_back(option->get_name());
    add(alternatives({names.begin(), names.end()}));
  }
  return missing.empty() ? "" : "Missing: " + missing + ".\n";
}

std::string sentences_on_unknown(const CLI::App& command) {
  std::vector<std::string> known;
  for (const CLI::Option* option : command.get_options()) known.push_back(option->get_name());
  std::string text;
  for (const std::string& word : command.remaining(true)) {
    const std::string name = word.substr(0, word.find('='));
    if (name.starts_with("--"))
      text += "There is no option " + in_quotes(name) + "." + did_you_mean(name, {known.begin(), known.end()}) + "\n";
    else
      text += in_quotes(word) + " is not expected here.\n";
  }
  return text;
}

}  // namespace

std::shared_ptr<CLI::FormatterBase> help_formatter() {
  return std::make_shared<HelpFormatter>();
}

std::string help_entry(const std::string& head, const std::string& text) {
  std::string entry = "  ";
  append_wrapped(entry, head, kHeadContinued);
  if (text.empty()) return entry + '\n';
  if (entry.size() + 2 > kTextColumn) entry += '\n';
  entry.append(kTextColumn - (entry.back() == '\n' ? 0 : entry.size()), ' ');
  append_wrapped(entry, text, kTextColumn);
  return entry + '\n';
}

std::string usage_problem(const CLI::App& app, const CLI::ParseError& error) {
  const auto chosen = app.get_subcommands();
  const CLI::App& command = chosen.empty() ? app : *chosen.front();
  std::string text;
  const auto code = static_cast<CLI::ExitCodes>(error.get_exit_code());
  if (code == CLI::ExitCodes::RequiredError || code == CLI::ExitCodes::ExtrasError)
    text = sentences_on_unknown(command) + sentence_on_missing(command);
  if (text.empty()) text = chosen.empty() ? "A command is missing.\n" : std::string(error.what()) + '\n';
  return text + "lookalike-cli help" + (chosen.empty() ? "" : ' ' + command.get_name()) + " explains what it takes.\n";
}

std::string command_problem(const CLI::App& app, const std::string& word) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  if (word.empty() || word.front() == '-' || std::ranges::find(names, word) != names.end()) return {};
  std::error_code error;
  if (word == kBuiltinCorpus || std::filesystem::exists(word, error) || word.find_first_of("./") != std::string::npos)
    return in_quotes(word) + " is not a command. To find its similar pairs: lookalike-cli run " + word;
  return "There is no command " + in_quotes(word) + "." + did_you_mean(word, {names.begin(), names.end()}) +
         " lookalike-cli help lists all commands.";
}

}  // namespace lookalike::cli
