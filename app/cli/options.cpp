#include "app/cli/options.h"

#include <algorithm>

#include "core/base/value_text.h"
#include "core/exchange/path_text.h"
#include "core/pipeline/recipe.h"

namespace lookalike::cli {
namespace {

// Checks the leading digits of a size; CLI11 would take "-1", and too many digits, for a very large one.
bool is_size(const std::string& text) {
  constexpr std::size_t kMostDigits = 19;
  const std::string number = text.substr(0, text.find_first_not_of("0123456789"));
  return number.find_first_not_of('0') != std::string::npos && number.size() <= kMostDigits;
}

CLI::Validator size_in_bytes() {
  const CLI::AsSizeValue with_unit(false);
  const auto read = [with_unit](std::string& text) {
    if (is_size(text)) return with_unit(text);
    return "\"" + text + "\" is not a size: give a whole number above 0 and a unit, e.g. 4GB.";
  };
  return {read, with_unit.get_description()};
}

struct CommonParameter {
  const char *option, *key;
};
constexpr CommonParameter kCommonParameters[] = {{"--threshold", "verify.threshold"},
                                                 {"--k", "shingles.k"},
                                                 {"--hashes", "sketch.hashes"},
                                                 {"--bands", "lsh.bands"},
                                                 {"--rows", "lsh.rows"}};

}  // namespace

CLI::Option* add_output(CLI::App& command, const std::string& name, std::string& file, const std::string& meaning,
                        const Endings& endings) {
  return command.add_option(name, file, meaning)
      ->check(CLI::Validator([endings](const std::string& given) { return wrong_ending(given, endings); }, ""))
      ->type_name("FILE");
}

void add_settings(CLI::App& command, std::vector<std::string>& settings) {
  const auto add = [&](const char* name, const std::string& before, const std::string& meaning) {
    const auto take = [&settings, before](const std::string& value) { settings.push_back(before + value); };
    return command.add_option_function<std::string>(name, take, meaning)->trigger_on_parse();
  };
  add("--set", "", "Set one parameter, e.g. shingles.short=leave-out; may be repeated; see lookalike-cli parameters")
      ->type_name("KEY=VALUE");
  for (const auto& [option, key] : kCommonParameters) {
    const Parameter& parameter = *find_parameter(key);
    add(option, std::string(key) + '=',
        std::string(parameter.label) + ", " + range_text(parameter) + "; the same as --set " + key + "=NUMBER")
        ->type_name("NUMBER");
  }
}

const char* option_of(std::string_view key) {
  const auto found = std::ranges::find(kCommonParameters, key, &CommonParameter::key);
  return found == std::end(kCommonParameters) ? nullptr : found->option;
}

void add_threads(CLI::App& command, unsigned& threads) {
  command.add_option("--threads", threads, "Threads to use; 0: one per core")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
}

void add_memory(CLI::App& command, MemoryPlan& plan) {
  command
      .add_option_function<std::uint64_t>(
          "--memory",
          [&plan](std::uint64_t bytes) {
            plan = bytes;
            plan.strict = true;
          },
          "Memory to use, e.g. 4GB; default: three quarters of the available memory. A run that needs more is refused")
      ->transform(size_in_bytes());
}

void add_quiet(CLI::App& command, bool& quiet) {
  command.add_flag("--quiet", quiet, "Print no progress, no notes and, if the result goes to a file, no summary");
}

void add_clean(CLI::App& command, std::string& clean) {
  add_output(command, "--clean", clean,
             "Write the corpus without the removed documents: records of tables and JSON Lines unchanged, Parquet with "
             "every readable column and other texts as JSON Lines; .gz or .zst compresses it",
             kRecordEndings);
}

const std::map<std::string, KeeperRule>& keeper_rules() {
  static const std::map<std::string, KeeperRule> rules = {
      {"first", KeeperRule::first}, {"longest", KeeperRule::longest}, {"central", KeeperRule::central}};
  return rules;
}

void add_links(CLI::App& command, bool& direct, double& least) {
  command.add_flag("--direct", direct, "Drop only documents that are directly similar to one that stays");
  command.add_option("--break-below", least, "Break links below this similarity")->check(CLI::Range(0.0, 1.0));
}

void add_spreadsheet(CLI::App& command, CsvCells& cells) {
  command.add_flag_callback(
      "--spreadsheet", [&cells] { cells = CsvCells::safe_in_spreadsheets; },
      "CSV: put an apostrophe before texts that a spreadsheet would read as a formula, which begin with = + - @, "
      "a tab or a carriage return");
}

}  // namespace lookalike::cli
