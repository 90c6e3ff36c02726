#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

/// How the fields of a table are written.
struct CsvDialect {
  char separator = ',';
  char quote = '"';        // NUL: fields are never quoted
  bool backslash = false;  // between quotes, \" and \\ stand for a quote and a backslash; where fields are never
                           // quoted, a separator or line end behind a backslash belongs to the field
  bool blanks = false;     // blanks after a separator do not belong to the field

  /// Whether fields that are not quoted have escapes.
  bool escapes_separators() const { return backslash && quote == '\0'; }

  bool operator==(const CsvDialect&) const = default;
};

/// One field of a row, as the bytes it was written with.
struct CsvField {
  std::uint32_t begin = 0, end = 0;
  bool raw = false;  // begins with its opening quote and has to be unquoted; otherwise the bytes are the value
};

/// One row. Positions are relative to the data it was read from.
struct CsvRow {
  static constexpr std::size_t kMostFields = 4096;

  std::vector<CsvField> fields;   // at most kMostFields
  std::size_t field_count = 0;    // including those beyond that limit
  std::size_t length = 0;         // bytes of the row with its line end
  bool unterminated = false;      // its last field was quoted and never closed
  bool text_after_quote = false;  // a field goes on after its closing quote

  /// An empty line: no record.
  bool blank() const { return field_count == 1 && !fields[0].raw && fields[0].begin == fields[0].end; }
};

/// Reads the row at the start of `data` as RFC 4180 and Python's csv module do: LF, CRLF or CR end a line, quotes are
/// doubled inside quotes, literal inside an unquoted field, and text after a closing quote belongs to the field.
/// Returns false when the row does not end in `data` and `at_end` does not say that nothing follows. O(length of the
/// row), no allocation once `row` has seen a row as wide. `data` must be shorter than 4 GiB and not empty.
bool read_csv_row(std::string_view data, const CsvDialect& dialect, bool at_end, CsvRow& row);

/// The value of a field; `storage` is used only where quotes have to be undone.
std::string_view csv_value(std::string_view data, const CsvField& field, std::string& storage,
                           const CsvDialect& dialect = {});

/// Passes over one row of any length in pieces.
class CsvSkipper {
 public:
  explicit CsvSkipper(const CsvDialect& dialect) : dialect_(dialect) {}

  /// Returns how many bytes of `data` belong to the row; `done` tells whether the row ended.
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
