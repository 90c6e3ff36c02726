#include "core/base/csv_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace lookalike {
namespace {

bool is_formula(std::string_view text) {
  const std::size_t begin = text.find_first_not_of('\'');
  return begin != std::string_view::npos && std::string_view("=+-@\t\r").find(text[begin]) != std::string_view::npos;
}

}  // namespace

void append_csv_field(std::string& out, std::string_view field) {
  if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
    out += field;
    return;
  }
  out += '"';
  for (std::size_t at = 0; at < field.size();) {
    const std::size_t end = std::min(field.find('"', at), field.size());
    out.append(field, at, end - at);
    if (end < field.size()) out += "\"\"";
    at = end + 1;
  }
  out += '"';
}

void append_csv_text(std::string& out, std::string_view text, CsvCells cells) {
  if (cells == CsvCells::safe_in_spreadsheets && is_formula(text))
    return append_csv_field(out, "'" + std::string(text));
  append_csv_field(out, text);
}

void append_number(std::string& out, double number) {
  if (std::isnan(number)) return;
  std::array<char, 32> buffer;
  out.append(buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr);
}

std::optional<std::vector<std::string>> take_csv_record(std::string_view& rest) {
  std::vector<std::string> fields(1);
  bool quoted = false;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] == '"') {
      if (!quoted && i > 0 && rest[i - 1] == '"') fields.back() += '"';  // the second of a doubled quote
      quoted = !quoted;
    } else if (quoted || (rest[i] != ',' && rest[i] != '\n')) {
      fields.back() += rest[i];
    } else if (rest[i] == ',') {
      fields.emplace_back();
    } else {
      rest.remove_prefix(i + 1);
      return fields;
    }
  }
  return {};
}

std::string_view without_apostrophe(std::string_view field) {
  return field.starts_with('\'') && is_formula(field.substr(1)) ? field.substr(1) : field;
}

}  // namespace lookalike
