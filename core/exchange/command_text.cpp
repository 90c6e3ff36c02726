#include "core/exchange/command_text.h"

#include <algorithm>
#include <filesystem>

#include "core/corpus/load_options.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostNamed = 3;  // files

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
  namespace fs = std::filesystem;
  if (paths.size() > kMostNamed) return " CORPUS";
  const auto place = [](const std::string& path) { return fs::absolute(path).lexically_normal(); };
  std::string names;
  for (const std::string& path : paths)
    names += ' ' + in_shell(path == kBuiltinCorpus
                                ? path
                                : place(path).lexically_relative(place(paths.front()).parent_path()).string());
  return names;
}

}  // namespace

std::string command_text(const std::vector<std::string>& paths, const LoadOptions& load, const Recipe& recipe,
                         const std::string& command) {
  std::string line = "lookalike-cli " + command + names_of(paths);
  const auto add = [&](std::string_view option, const std::string& value, std::string_view usual) {
    if (value != usual) line.append(" --").append(option).append(" ").append(in_shell(value));
  };
  if (!load.detected) add("format", std::string(to_string(load.format)), "auto");
  if (!load.text_detected) add("text-column", load.text_column, "");
  for (const std::string_view part : kTableOptions) add(part, table_option(load.table, part), "auto");
  add("encoding", load.encoding, "");
  if (load.strip_mail_headers) line += " --strip-headers";
  for (const Parameter& parameter : parameters())
    if (const std::string value = parameter.get(recipe); value != parameter.get({}))
      add("set", std::string(parameter.key) + "=" + value, "");
  return line;
}

}  // namespace lookalike
