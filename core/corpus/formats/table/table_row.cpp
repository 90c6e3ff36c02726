#include "core/corpus/formats/table/table_row.h"

namespace lookalike {
namespace {

constexpr std::size_t kLongOpen = std::size_t{1} << 20;
constexpr std::size_t kLookAhead = std::size_t{64} << 10;
constexpr int kLinesToJudgeBy = 16;

bool contradicts(const CsvRow& row, std::size_t width) {
  return width > 0 && (row.unterminated || row.text_after_quote || row.field_count != width);
}

// The end of the first line inside a quoted field; 0 if the row is one line.
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

// Whether most of the lines that begin before `end` are rows of the table, as far as they are visible.
bool are_rows(std::string_view lines, std::size_t end, const CsvDialect& dialect, std::size_t width) {
  int seen = 0, fitting = 0;
  std::size_t at = 0;
  for (CsvRow row; seen < kLinesToJudgeBy && at < end; at += row.length) {
    read_csv_row(lines.substr(at), dialect, true, row);
    if (row.blank()) continue;
    ++seen;
    if (!row.unterminated && row.field_count == width) ++fitting;
  }
  return fitting > 0 && fitting * 5 >= seen * 4;
}

// In a table of one column every line is a row: there the quote that closes a field opens the next one.
bool closes_at_line_start(std::string_view data, const CsvDialect& dialect) {
  const std::size_t quote = data.find(dialect.quote, 1);
  return quote != std::string_view::npos && (data[quote - 1] == '\n' || data[quote - 1] == '\r');
}

}  // namespace

RowEnd read_table_row(std::string_view data, const CsvDialect& dialect, std::size_t width, bool at_end, CsvRow& row) {
  const bool cut = data.size() > kLongOpen;
  const std::string_view head = data.substr(0, kLongOpen);
  const bool whole = read_csv_row(head, dialect, at_end && !cut, row);
  if (whole && !contradicts(row, width)) return RowEnd::whole;
  if (!whole && !cut) return RowEnd::incomplete;
  if (!whole) read_csv_row(head, dialect, true, row);
  if (const std::size_t line = first_line_end(head, row); line > 0) {
    const std::size_t seen = row.length + kLookAhead;
    if (!at_end && data.size() < seen) return RowEnd::incomplete;
    const bool stray = width > 1
                           ? are_rows(data.substr(line, seen - line), row.length - line, dialect, width)
                           : row.text_after_quote && closes_at_line_start(data.substr(row.fields[0].begin), dialect);
    if (stray) {
      row.length = line;
      return RowEnd::stray_quote;
    }
  }
  return whole || read_csv_row(data, dialect, at_end, row) ? RowEnd::whole : RowEnd::incomplete;
}

}  // namespace lookalike
