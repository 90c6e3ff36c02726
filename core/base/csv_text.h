#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

/// Appends one field of a CSV record, quoted if RFC 4180 requires it.
void append_csv_field(std::string& out, std::string_view field);

/// How document texts are written to a table: as they are, or with an apostrophe before texts that a spreadsheet would
/// read as a formula.
enum class CsvCells { as_they_are, safe_in_spreadsheets };

/// Appends a text as a field. A formula begins with = + - @, a tab or a carriage return (OWASP, CSV injection),
/// possibly after apostrophes, so that exactly one apostrophe can be removed again.
void append_csv_text(std::string& out, std::string_view text, CsvCells cells);

/// The same for a text that is read back through `without_apostrophe`: an apostrophe of the text itself survives.
void append_csv_note(std::string& out, std::string_view text, CsvCells cells);

/// Appends the shortest decimal text that reads back as the same double; nothing for NaN.
void append_number(std::string& out, double number);

/// Removes the first record from a text written by these functions; nullopt if its line end is missing. O(its bytes).
std::optional<std::vector<std::string>> take_csv_record(std::string_view& rest);

/// A field written for spreadsheets, without the apostrophe before a formula.
std::string_view without_apostrophe(std::string_view field);

/// How the fields of a table are written.
struct CsvDialect {
  char separator = ',';
  char quote = '"';        // NUL: fields are never quoted
  bool backslash = false;  // inside quotes, \" and \\ stand for a quote and a backslash; if fields are never
                           // quoted, a separator or line end after a backslash belongs to the field
  bool blanks = false;     // spaces after a separator are skipped

  /// Whether unquoted fields have escapes.
  bool escapes_separators() const { return backslash && quote == '\0'; }

  bool operator==(const CsvDialect&) const = default;
};

/// One field of a row, as the bytes it was written with.
struct CsvField {
  std::uint32_t begin = 0, end = 0;
  bool raw = false;  // begins with its opening quote and must be unquoted; otherwise the bytes are the value
};

/// One row. Positions are relative to the data it was read from.
struct CsvRow {
  static constexpr std::size_t kMostFields = 4096;

  std::vector<CsvField> fields;   // at most kMostFields
  std::size_t field_count = 0;    // including fields beyond that limit
  std::size_t length = 0;         // bytes of the row with its line end
  bool unterminated = false;      // its last field has an opening quote but no closing one
  bool text_after_quote = false;  // a field continues after its closing quote

  /// Whether the row is an empty line, which is not a record.
  bool blank() const { return field_count == 1 && !fields[0].raw && fields[0].begin == fields[0].end; }
};

/// Reads the row at the start of `data` like RFC 4180 and Python's csv module: LF, CRLF or CR end a line, quotes are
/// doubled inside quotes, literal inside an unquoted field, and text after a closing quote belongs to the field.
/// Returns false if the row may continue beyond `data`; `at_end` means that nothing follows. O(length of the row),
/// without allocation once `row` has held a row as wide. `data` must be shorter than 4 GiB and not empty.
bool read_csv_row(std::string_view data, const CsvDialect& dialect, bool at_end, CsvRow& row);

/// The value of a field; `storage` is used only if quotes must be removed.
std::string_view csv_value(std::string_view data, const CsvField& field, std::string& storage,
                           const CsvDialect& dialect = {});

/// Skips one row of any length, piece by piece.
class CsvSkipper {
 public:
  explicit CsvSkipper(const CsvDialect& dialect) : dialect_(dialect) {}

  /// Returns how many bytes of `data` belong to the row; `done` says whether the row has ended.
  std::size_t skip(std::string_view data);
  bool done() const { return done_; }

 private:
  enum class At { field_start, unquoted, quoted, quote_in_quoted, escaped };
  void step(char c);

  CsvDialect dialect_;
  At at_ = At::field_start;
  bool done_ = false;
};

}  // namespace lookalike
