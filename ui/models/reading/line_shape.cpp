#include "ui/models/reading/line_shape.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "ui/models/diff/mail_header.h"

namespace lookalike {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

std::string_view trimmed(std::string_view line) {
  while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

/// Typists put two blanks after a sentence, even after a closing quotation mark or bracket.
bool ends_sentence(std::string_view before) {
  while (!before.empty() && std::string_view("\"')]").find(before.back()) != std::string_view::npos)
    before.remove_suffix(1);
  return !before.empty() && std::string_view(".!?:;").find(before.back()) != std::string_view::npos;
}

bool has_columns(std::string_view line) {
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] == '\t') return true;
    if (line[i] != ' ' || line[i + 1] != ' ') continue;
    const std::size_t after = line.find_first_not_of(' ', i);
    if (after - i > 2 || !ends_sentence(line.substr(0, i))) return true;
    i = after;
  }
  return false;
}

/// Letters, digits, or anything beyond ASCII.
bool has_words(std::string_view line) {
  return std::ranges::any_of(line, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || is_upper(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  });
}

/// A line drawn through words ("------- begin -------"), or one that ends at a drawn one.
bool is_drawn(std::string_view line) {
  constexpr std::string_view kRules[] = {"----", "====", "____"};
  return line.back() == '|' ||
         std::ranges::any_of(kRules, [line](std::string_view rule) { return line.find(rule) != line.npos; });
}

}  // namespace

std::size_t columns_of(std::string_view line) {
  std::size_t columns = 0;
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if (continues_character(c)) continue;
    columns += byte >= 0xE3 && byte < 0xEE ? 2 : 1;
  }
  return columns;
}

bool is_blank_line(std::string_view line) {
  return std::ranges::all_of(line, is_blank);
}

bool stands_alone(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty()) return false;
  if (!has_words(text)) return true;
  return (has_columns(text) || is_drawn(text)) && columns_of(text) <= kWidestLine;
}

bool continues_sentence(std::string_view line) {
  return !line.empty() && line.front() >= 'a' && line.front() <= 'z';
}

bool ends_with_stop(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.ends_with(',') || ends_sentence(text);
}

bool is_item(std::string_view line) {
  std::size_t digits = 0;
  while (digits < line.size() && digits < 2 && line[digits] >= '0' && line[digits] <= '9') ++digits;
  const std::string_view signs = digits > 0 ? ".)" : "-*+";
  return line.size() > digits + 1 && signs.find(line[digits]) != signs.npos && is_blank(line[digits + 1]);
}

bool begins_anew(std::string_view line) {
  if (line.empty()) return false;
  return is_blank(line.front()) || header_label(line) > 0 || stands_alone(line);
}

}  // namespace lookalike
