#include "core/corpus/formats/table/table_records.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/table/table_row.h"

namespace lookalike {

void TableLayout::want(const std::vector<std::string>& names) {
  wanted.clear();
  for (const std::string& name : names) wanted.push_back(find_column(dialect.names, name).value());
}

TableRecords::TableRecords(BufferedReader& bytes, TableLayout layout, std::uint64_t records)
    : bytes_(bytes),
      layout_(std::move(layout)),
      number_(records),
      unquoted_(layout_.wanted.size()),
      cleaned_(layout_.wanted.size()) {}

bool TableRecords::next(Record& record, std::uint64_t until) {
  record.damage.clear();
  record.lost = false;
  for (;;) {
    bytes_.consume(length_);
    length_ = 0;
    if (find_row(until)) {
      length_ = row_.length;
      if (row_.blank()) continue;
      take_row(record);
      return true;
    }
    if (bytes_.offset() >= until || bytes_.view().size() <= kMostRecordBytes) return false;
    skip_long_row(record);
    return true;
  }
}

// A row truncated by a failing source does not count: it could be any prefix of the real one.
bool TableRecords::find_row(std::uint64_t until) {
  while (bytes_.offset() < until) {
    const bool whole = bytes_.at_end() && !bytes_.failure();
    if (!bytes_.view().empty()) {
      const RowEnd end = read_table_row(bytes_.view(), layout_.dialect.csv, layout_.width(), whole, row_);
      stray_quote_ = end == RowEnd::stray_quote;
      if (end != RowEnd::incomplete && row_.length <= kMostRecordBytes) return true;
    }
    if (bytes_.view().size() > kMostRecordBytes || !bytes_.grow()) return false;
  }
  return false;
}

void TableRecords::skip_long_row(Record& record) {
  record.byte = bytes_.offset();
  record.number = ++number_;
  record.bytes = {};
  record.lost = true;
  record.damage = too_long_message();
  CsvSkipper skipper(layout_.dialect.csv);
  do {
    bytes_.consume(skipper.skip(bytes_.view()));
  } while (!skipper.done() && bytes_.grow());
}

void TableRecords::take_row(Record& record) {
  record.byte = bytes_.offset();
  record.number = ++number_;
  record.bytes = bytes_.view().substr(0, row_.length);
  record.lost = stray_quote_;
  record.cells.resize(layout_.wanted.size());
  if (stray_quote_) {
    record.damage = "A quote is never closed: this line is skipped.";
    return;
  }
  if (layout_.named) record.names = layout_.dialect.names;
  if (!layout_.wanted.empty() && layout_.wanted.front() >= row_.fields.size()) {
    record.lost = true;
    record.damage = "The row has " + std::to_string(row_.field_count) + " of " + std::to_string(layout_.width()) +
                    " fields and ends before its text.";
    return;
  }
  recoded_ = without_nul_ = false;
  for (std::size_t i = 0; i < record.cells.size(); ++i) take_cell(i, record.cells[i]);
  add_remarks(record.damage);
  if (!row_.unterminated && !row_.text_after_quote) return;
  close_fields();
  record.bytes = closed_;
}

// An unclosed quote would swallow the following rows, so the copy quotes every field.
void TableRecords::close_fields() {
  const CsvDialect& dialect = layout_.dialect.csv;
  std::string value;
  closed_.clear();
  for (const CsvField& field : row_.fields) {
    if (!closed_.empty()) closed_ += dialect.separator;
    closed_ += dialect.quote;
    for (const char c : csv_value(bytes_.view(), field, value, dialect))
      closed_.append(c == dialect.quote || (c == '\\' && dialect.backslash) ? 2 : 1, c);
    closed_ += dialect.quote;
  }
}

void TableRecords::take_cell(std::size_t i, Cell& cell) {
  const std::size_t column = layout_.wanted[i];
  cell = {};
  if (column >= row_.fields.size()) return;
  const CsvField& field = row_.fields[column];
  const CleanText clean = clean_text(csv_value(bytes_.view(), field, unquoted_[i], layout_.dialect.csv), cleaned_[i]);
  recoded_ |= clean.recoded;
  without_nul_ |= clean.without_nul;
  cell = {clean.text, CellKind::text, false,
          WrittenText{bytes_.offset() + field.begin, field.end - field.begin, field.raw}};
}

void TableRecords::add_remarks(std::string& damage) const {
  damage = cleaning_message(recoded_, without_nul_);
  const auto add = [&damage](const std::string& sentence) { damage += damage.empty() ? sentence : " " + sentence; };
  if (row_.field_count != layout_.width())
    add("The row has " + std::to_string(row_.field_count) + " fields, the header " + std::to_string(layout_.width()) +
        ".");
  if (row_.text_after_quote) add("A field continues after its closing quote.");
  if (row_.unterminated) add("Unterminated: a quote is never closed, so the field extends to the end of the file.");
}

Result<TableDialect> read_table_header(BufferedReader& bytes, const LoadOptions& options, std::string& header) {
  const std::string_view head = bytes.peek(kDialectBytes + 1);
  if (head.empty() && bytes.failure()) return tl::unexpected(*bytes.failure());
  TableDialect dialect = detect_dialect(head, bytes.at_end() && !bytes.failure(), options);
  header = std::string(head.substr(0, dialect.begin));
  bytes.consume(dialect.begin);
  if (!dialect.header) return dialect;
  CsvRow row;
  do {
    while (bytes.view().empty() || !read_csv_row(bytes.view(), dialect.csv, bytes.at_end() && !bytes.failure(), row))
      if (bytes.view().size() > kMostRecordBytes || !bytes.grow())
        return failure(ErrorCode::wrong_content, "A table was expected; there is no header line.");
    header += bytes.view().substr(0, row.length);
    bytes.consume(row.length);
  } while (row.blank());
  return dialect;
}

}  // namespace lookalike
