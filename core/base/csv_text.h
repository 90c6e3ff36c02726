#pragma once

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

/// Appends the shortest decimal text that reads back as the same double; nothing for NaN.
void append_number(std::string& out, double number);

/// Removes the first record from a text written by these functions; nullopt if its line end is missing. O(its bytes).
std::optional<std::vector<std::string>> take_csv_record(std::string_view& rest);

/// A field written for spreadsheets, without the apostrophe before a formula.
std::string_view without_apostrophe(std::string_view field);

}  // namespace lookalike
