#include "core/base/csv_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/csv_record.h"

namespace lookalike {

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

}  // namespace lookalike
