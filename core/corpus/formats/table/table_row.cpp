#include "core/corpus/formats/table/table_row.h"

#include <algorithm>

namespace lookalike {
namespace {

constexpr std::size_t kLongOpen = std::size_t{1} << 20;
constexpr int kLinesToJudgeBy = 16;

bool contradicts(const CsvRow& row, std::size_t width) {
  return width > 1 && (row.unterminated || row.text_after_quote || row.field_count != width);
}

// The end of the first line within a quoted field; 0 where the row is one line.
std::size_t first_line_end(std::string_view data, const CsvRow& row) {
  for (const CsvField& field : row.fields) {
    const std::string_view value = data.substr(field.begin, field.end - field.begin);
    const std::size_t end = value.find_first_of("\r\n");
    if (end == std::string_view::npos) continue;
    const std::size_t at = field.begin + end;
    return data.substr(at).starts_with("\r\n") ? at + 2 : at + 1;
  }
  return 0;
}

// Whether most of the lines are rows of the table.
bool are_rows(std::string_view lines, const CsvDialect& dialect, std::size_t width) {
  int seen = 0, fitting = 0;
  for (CsvRow row; seen < kLinesToJudgeBy && !lines.empty(); lines.remove_prefix(row.length)) {
    read_csv_row(lines, dialect, true, row);
    if (row.blank()) continue;
    ++seen;
    if (!contradicts(row, width)) ++fitting;
  }
  return fitting > 0 && fitting * 5 >= seen * 4;
}

}  // namespace

RowEnd read_table_row(std::string_view data, const CsvDialect& dialect, std::size_t width, bool at_end, CsvRow& row) {
  const bool cut = data.size() > kLongOpen;
  const std::string_view head = data.substr(0, kLongOpen);
  const bool whole = read_csv_row(head, dialect, at_end && !cut, row);
  if (whole && !contradicts(row, width)) return RowEnd::whole;
  if (!whole && !cut) return RowEnd::incomplete;
  if (!whole) read_csv_row(head, dialect, true, row);
  const std::size_t line = width > 1 ? first_line_end(head, row) : 0;
  if (line > 0 && are_rows(head.substr(line, row.length - line), dialect, width)) {
    row.length = line;
    return RowEnd::stray_quote;
  }
  return whole || read_csv_row(data, dialect, at_end, row) ? RowEnd::whole : RowEnd::incomplete;
}

}  // namespace lookalike
