#include "core/base/csv_row.h"

#include <algorithm>

namespace lookalike {
namespace {

constexpr char kQuote = '"';

struct Cursor {
  std::string_view data;
  char delimiter;
  bool at_end;
  std::size_t at = 0;

  bool exhausted() const { return at == data.size(); }
  bool line_end() const { return data[at] == '\n' || data[at] == '\r'; }
};

enum class Quoted { closed, unterminated, incomplete };

// From an opening quote to behind the closing one.
Quoted pass_quoted(Cursor& cursor, bool& doubled) {
  const std::string_view data = cursor.data;
  std::size_t from = cursor.at + 1;
  for (;;) {
    const std::size_t quote = data.find(kQuote, from);
    if (quote == std::string_view::npos) {
      cursor.at = data.size();
      return cursor.at_end ? Quoted::unterminated : Quoted::incomplete;
    }
    if (quote + 1 == data.size() && !cursor.at_end) return Quoted::incomplete;
    if (quote + 1 < data.size() && data[quote + 1] == kQuote) {
      doubled = true;
      from = quote + 2;
      continue;
    }
    cursor.at = quote + 1;
    return Quoted::closed;
  }
}

void pass_unquoted(Cursor& cursor) {
  const char* const end = cursor.data.data() + cursor.data.size();
  const char* at = cursor.data.data() + cursor.at;
  while (at != end && *at != cursor.delimiter && *at != '\n' && *at != '\r') ++at;
  cursor.at = static_cast<std::size_t>(at - cursor.data.data());
}

void add_field(CsvRow& row, std::size_t begin, std::size_t end, bool raw) {
  if (++row.field_count <= CsvRow::kMostFields)
    row.fields.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), raw});
}

// Reads one field up to the delimiter, line end or end of data behind it; false when it may go on.
bool read_field(Cursor& cursor, CsvRow& row) {
  const std::size_t begin = cursor.at;
  if (cursor.exhausted() || cursor.data[begin] != kQuote) {
    pass_unquoted(cursor);
    add_field(row, begin, cursor.at, false);
    return cursor.at_end || !cursor.exhausted();
  }
  bool doubled = false;
  const Quoted quoted = pass_quoted(cursor, doubled);
  if (quoted == Quoted::incomplete) return false;
  row.unterminated = quoted == Quoted::unterminated;
  const std::size_t closed = cursor.at;
  pass_unquoted(cursor);
  if (cursor.exhausted() && !cursor.at_end) return false;
  const bool plain = !doubled && !row.unterminated && closed == cursor.at && closed - begin > 2;
  add_field(row, plain ? begin + 1 : begin, plain ? closed - 1 : cursor.at, !plain);
  return true;
}

// Behind the last field: takes the line end; false when a LF may still follow a CR.
bool end_row(Cursor& cursor, CsvRow& row) {
  if (!cursor.exhausted()) {
    const char c = cursor.data[cursor.at++];
    if (c == '\r') {
      if (cursor.exhausted() && !cursor.at_end) return false;
      if (!cursor.exhausted() && cursor.data[cursor.at] == '\n') ++cursor.at;
    }
  }
  row.length = cursor.at;
  return true;
}

}  // namespace

bool read_csv_row(std::string_view data, char delimiter, bool at_end, CsvRow& row) {
  row.fields.clear();
  row.field_count = 0;
  row.unterminated = false;
  Cursor cursor{data, delimiter, at_end};
  for (;;) {
    if (!read_field(cursor, row)) return false;
    if (cursor.exhausted() || cursor.line_end()) return end_row(cursor, row);
    ++cursor.at;
  }
}

std::string_view csv_value(std::string_view data, const CsvField& field, std::string& storage) {
  std::string_view left = data.substr(field.begin, field.end - field.begin);
  if (!field.raw) return left;
  storage.clear();
  left.remove_prefix(1);
  for (;;) {
    const std::size_t quote = left.find(kQuote);
    storage.append(left.substr(0, quote));
    if (quote == std::string_view::npos) return storage;
    left.remove_prefix(quote + 1);
    if (!left.starts_with(kQuote)) break;
    storage += kQuote;
    left.remove_prefix(1);
  }
  storage.append(left);
  return storage;
}

char delimiter_of(std::string_view head) {
  head.remove_prefix(std::min(head.find_first_not_of("\r\n"), head.size()));
  const std::string_view line = head.substr(0, head.find_first_of("\r\n"));
  return std::ranges::count(line, '\t') > std::ranges::count(line, ',') ? '\t' : ',';
}

std::size_t CsvSkipper::skip(std::string_view data) {
  std::size_t used = 0;
  while (used < data.size() && !done_) step(data[used++]);
  return used;
}

void CsvSkipper::step(char c) {
  if (at_ == At::quoted) {
    if (c == kQuote) at_ = At::quote_in_quoted;
    return;
  }
  if (c == kQuote && at_ != At::unquoted) {
    at_ = At::quoted;
    return;
  }
  done_ = c == '\n' || c == '\r';  // a LF behind a CR is left over as a blank line, which is no record
  at_ = c == delimiter_ ? At::field_start : At::unquoted;
}

}  // namespace lookalike
