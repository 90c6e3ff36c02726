#include "ui/models/reading/line_shape.h"

#include <algorithm>

#include "ui/models/diff/quote_marks.h"

namespace lookalike {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

bool is_name_character(char c) {
  return is_upper(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

std::string_view trimmed(std::string_view line) {
  while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

/// Typists leave two blanks behind a sentence, also behind a quotation mark or a bracket that closes it.
bool ends_sentence(std::string_view before) {
  while (!before.empty() && std::string_view("\"')]").find(before.back()) != std::string_view::npos)
    before.remove_suffix(1);
  return !before.empty() && std::string_view(".!?:;").find(before.back()) != std::string_view::npos;
}

bool has_columns(std::string_view line) {
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] == '\t') return true;
    if (line[i] != ' ' || line[i + 1] != ' ') continue;
    const std::size_t behind = line.find_first_not_of(' ', i);
    if (behind - i > 2 || !ends_sentence(line.substr(0, i))) return true;
    i = behind;
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

/// "From: ...", "NNTP-Posting-Host: ..."
bool is_header(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon < 2 || !is_upper(line.front())) return false;
  if (colon + 1 < line.size() && !is_blank(line[colon + 1])) return false;
  return std::ranges::all_of(line.substr(0, colon), is_name_character);
}

}  // namespace

std::size_t columns_of(std::string_view line) {
  std::size_t columns = 0;
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0) == 0x80) continue;
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
  return quote_marks(text) > 0 || has_columns(text) || !has_words(text);
}

bool continues_sentence(std::string_view line) {
  return !line.empty() && line.front() >= 'a' && line.front() <= 'z';
}

bool begins_anew(std::string_view line) {
  return (!line.empty() && is_blank(line.front())) || is_header(line) || stands_alone(line);
}

}  // namespace lookalike
