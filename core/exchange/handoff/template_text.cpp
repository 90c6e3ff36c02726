#include "core/exchange/handoff/template_text.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "core/base/assertion.h"
#include "core/base/resources.h"
#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

std::string_view next_line(std::string_view& text) {
  const auto end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

/// "words or not lower".
bool holds(std::string_view condition, const TemplateValues& values) {
  constexpr std::string_view kOr = " or ", kNot = "not ";
  for (;;) {
    const auto end = condition.find(kOr);
    std::string_view name = condition.substr(0, end);
    const bool negated = name.starts_with(kNot);
    if (negated) name.remove_prefix(kNot.size());
    if (values.conditions.contains(name) != negated) return true;
    if (end == std::string_view::npos) return false;
    condition.remove_prefix(end + kOr.size());
  }
}

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

void append_line(std::string& out, std::string_view line, const TemplateValues& values) {
  for (;;) {
    const auto begin = line.find('@');
    const auto end = begin == std::string_view::npos ? begin : line.find('@', begin + 1);
    if (end == std::string_view::npos) break;
    const std::string_view name = line.substr(begin + 1, end - begin - 1);
    if (is_name(name)) {
      const auto value = values.values.find(name);
      LOOKALIKE_ASSERT(value != values.values.end());
      out += line.substr(0, begin);
      out += value->second;
      line.remove_prefix(end + 1);
    } else {
      out += line.substr(0, end);
      line.remove_prefix(end);
    }
  }
  out += line;
  out += '\n';
}

}  // namespace

std::string on_one_line(std::string_view text) {
  std::string line;
  for_each_character(text, [&line](const Utf8Character& character, std::string_view bytes) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(character.value));
    std::array<char, 7> escape;
    std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned>(character.value & 0xFFFF));
    const bool ends_line =
        category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
    line += ends_line ? escape.data() : bytes;
  });
  return line;
}

std::string written_out(std::string_view name, const TemplateValues& values) {
  constexpr std::string_view kIf = "#if ", kInclude = "#include ";
  std::string out;
  std::vector<bool> open;  // whether each condition around a line holds
  for (std::string_view text = embedded_resource("handoff/" + std::string(name)); !text.empty();) {
    const std::string_view line = next_line(text);
    if (line.starts_with(kIf))
      open.push_back(holds(line.substr(kIf.size()), values));
    else if (line == "#else")
      open.back() = !open.back();
    else if (line == "#end")
      open.pop_back();
    else if (std::ranges::find(open, false) != open.end())
      continue;
    else if (line.starts_with(kInclude))
      out += written_out(line.substr(kInclude.size()), values);
    else
      append_line(out, line, values);
  }
  LOOKALIKE_ASSERT(open.empty());
  return out;
}

}  // namespace lookalike
