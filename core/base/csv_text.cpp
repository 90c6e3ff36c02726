#include "core/base/csv_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace lookalike {
namespace {

struct Cursor {
  std::string_view data;
  const CsvDialect& dialect;
  bool at_end;
  std::size_t at = 0;

  bool exhausted() const { return at == data.size(); }
  bool line_end() const { return data[at] == '\n' || data[at] == '\r'; }
  bool quoted() const { return !exhausted() && data[at] == dialect.quote && dialect.quote != '\0'; }
};

enum class Quoted { closed, unterminated, incomplete };

// The next quote, or the next backslash if backslashes escape.
std::size_t find_special(const Cursor& cursor, std::size_t from) {
  if (!cursor.dialect.backslash) return cursor.data.find(cursor.dialect.quote, from);
  const char specials[] = {cursor.dialect.quote, '\\'};
  return cursor.data.find_first_of(std::string_view(specials, 2), from);
}

// Moves from an opening quote past the closing one.
Quoted pass_quoted(Cursor& cursor, bool& escaped) {
  const std::string_view data = cursor.data;
  std::size_t from = cursor.at + 1;
  for (;;) {
    const std::size_t special = find_special(cursor, from);
    if (special == std::string_view::npos) {
      cursor.at = data.size();
      return cursor.at_end ? Quoted::unterminated : Quoted::incomplete;
    }
    if (special + 1 == data.size() && !cursor.at_end) return Quoted::incomplete;
    const bool backslash = data[special] != cursor.dialect.quote;
    if (special + 1 < data.size() && (backslash || data[special + 1] == cursor.dialect.quote)) {
      escaped = true;
      from = special + 2;
      continue;
    }
    cursor.at = special + 1;
    return backslash ? Quoted::unterminated : Quoted::closed;
  }
}

void pass_unquoted(Cursor& cursor) {
  const char separator = cursor.dialect.separator;
  const char* const end = cursor.data.data() + cursor.data.size();
  const char* at = cursor.data.data() + cursor.at;
  const bool escapes = cursor.dialect.escapes_separators();
  for (; at != end && *at != separator && *at != '\n' && *at != '\r'; ++at)
    if (escapes && *at == '\\' && at + 1 != end) ++at;
  cursor.at = static_cast<std::size_t>(at - cursor.data.data());
}

// Whether a backslash before this character escapes it.
bool is_escaped(char c, const CsvDialect& dialect) {
  if (c == '\\' || (c == dialect.quote && c != '\0')) return true;
  return dialect.escapes_separators() && (c == dialect.separator || c == '\n' || c == '\r' || c == '"');
}

void pass_blanks(Cursor& cursor) {
  while (!cursor.exhausted() && cursor.data[cursor.at] == ' ') ++cursor.at;
}

void add_field(CsvRow& row, std::size_t begin, std::size_t end, bool raw) {
  if (++row.field_count <= CsvRow::kMostFields)
    row.fields.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), raw});
}

// Reads one field up to the next separator, line end or end of data; false if the field may continue.
bool read_field(Cursor& cursor, CsvRow& row) {
  if (cursor.dialect.blanks) pass_blanks(cursor);
  const std::size_t begin = cursor.at;
  if (!cursor.quoted()) {
    pass_unquoted(cursor);
    add_field(row, begin, cursor.at, false);
    return cursor.at_end || !cursor.exhausted();
  }
  bool escaped = false;
  const Quoted quoted = pass_quoted(cursor, escaped);
  if (quoted == Quoted::incomplete) return false;
  row.unterminated = quoted == Quoted::unterminated;
  const std::size_t closed = cursor.at;
  pass_unquoted(cursor);
  if (cursor.exhausted() && !cursor.at_end) return false;
  row.text_after_quote |= closed != cursor.at;
  const bool plain = !escaped && !row.unterminated && closed == cursor.at && closed - begin > 2;
  add_field(row, plain ? begin + 1 : begin, plain ? closed - 1 : cursor.at, !plain);
  return true;
}

// After the last field: consumes the line end; false if an LF may still follow a CR.
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

bool is_formula(std::string_view text) {
  const std::size_t begin = text.find_first_not_of('\'');
  return begin != std::string_view::npos && std::string_view("=+-@\t\r").find(text[begin]) != std::string_view::npos;
}

}  // namespace

bool read_csv_row(std::string_view data, const CsvDialect& dialect, bool at_end, CsvRow& row) {
  row.fields.clear();
  row.field_count = 0;
  row.unterminated = row.text_after_quote = false;
  Cursor cursor{data, dialect, at_end};
  for (;;) {
    if (!read_field(cursor, row)) return false;
    if (cursor.exhausted() || cursor.line_end()) return end_row(cursor, row);
    ++cursor.at;
  }
}

std::string_view csv_value(std::string_view data, const CsvField& field, std::string& storage,
                           const CsvDialect& dialect) {
  std::string_view left = data.substr(field.begin, field.end - field.begin);
  if (!field.raw && !(dialect.backslash && left.find('\\') != std::string_view::npos)) return left;
  storage.clear();
  if (field.raw) left.remove_prefix(1);
  const Cursor cursor{left, dialect, true};
  std::size_t from = 0;
  for (;;) {
    const std::size_t special = find_special(cursor, from);
    storage.append(left.substr(from, special - from));
    if (special == std::string_view::npos) return storage;
    const bool backslash = left[special] != dialect.quote;
    const char next = special + 1 < left.size() ? left[special + 1] : '\0';
    if (!field.raw && !backslash) {
      storage += dialect.quote;
      from = special + 1;
      continue;
    }
    if (!backslash && next != dialect.quote) return storage.append(left.substr(special + 1));
    if (backslash && !is_escaped(next, dialect)) storage += '\\';
    if (special + 1 < left.size()) storage += next;
    from = std::min(special + 2, left.size());
  }
}

std::size_t CsvSkipper::skip(std::string_view data) {
  std::size_t used = 0;
  while (used < data.size() && !done_) step(data[used++]);
  return used;
}

void CsvSkipper::step(char c) {
  const bool quote = c == dialect_.quote && dialect_.quote != '\0';
  if (at_ == At::escaped) {
    at_ = dialect_.escapes_separators() ? At::unquoted : At::quoted;
    return;
  }
  if (at_ == At::quoted) {
    if (dialect_.backslash && c == '\\') at_ = At::escaped;
    if (quote) at_ = At::quote_in_quoted;
    return;
  }
  if (quote && at_ != At::unquoted) {
    at_ = At::quoted;
    return;
  }
  if (dialect_.escapes_separators() && c == '\\') {
    at_ = At::escaped;
    return;
  }
  if (dialect_.blanks && c == ' ' && at_ == At::field_start) return;
  done_ = c == '\n' || c == '\r';  // an LF after a CR remains as a blank line, which is not a record
  at_ = c == dialect_.separator ? At::field_start : At::unquoted;
}

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

void append_csv_note(std::string& out, std::string_view text, CsvCells cells) {
  append_csv_text(out, text, text.starts_with('\'') ? CsvCells::safe_in_spreadsheets : cells);
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
