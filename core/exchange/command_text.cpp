#include "core/exchange/command_text.h"

#include <algorithm>
#include <filesystem>

#include "core/corpus/load_options.h"

namespace lookalike {
namespace {

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("_@%+=:,./-").find(c) != std::string_view::npos;
}

std::string in_shell(const std::string& word) {
  if (!word.empty() && std::ranges::all_of(word, is_plain)) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + '\'';
}

std::string names_of(const std::vector<std::string>& paths) {
  if (paths.size() > kMostNamedFiles) return " CORPUS";
  std::string names;
  for (const std::string& path : paths) names += ' ' + in_shell(name_in_command(path, paths));
  return names;
}

}  // namespace

std::string name_in_command(const std::string& file, const std::vector<std::string>& paths) {
  if (file == kBuiltinCorpus) return file;
  const auto place = [](const std::string& path) { return std::filesystem::absolute(path).lexically_normal(); };
  return place(file).lexically_relative(place(paths.front()).parent_path()).string();
}

std::string command_text(const std::vector<std::string>& paths, const LoadOptions& load, const Recipe& recipe,
                         const std::string& command, const std::vector<CommandOption>& options, const Recipe& base) {
  std::string line = "lookalike-cli " + command + names_of(paths);
  const auto add = [&](std::string_view option, const std::string& value, std::string_view usual) {
    if (value != usual) line.append(" --").append(option).append(" ").append(in_shell(value));
  };
  if (!load.detected) add("format", std::string(to_string(load.format)), "auto");
  if (!load.text_detected) add("text-column", load.text_column, "");
  for (const std::string_view part : kTableOptions) add(part, table_option(load.table, part), "auto");
  add("id-column", load.id_column, "");
  add("title-column", load.title_column, "");
  add("encoding", load.encoding, "");
  if (load.strip_mail_headers) line += " --strip-headers";
  for (const Parameter& parameter : parameters())
    if (const std::string value = parameter.get(recipe); value != parameter.get(base))
      add("set", std::string(parameter.key) + "=" + value, "");
  for (const CommandOption& option : options) {
    line += " --" + option.name;
    if (!option.value.empty()) line += ' ' + in_shell(option.value);
  }
  return line;
}

}  // namespace lookalike
