#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

/// Appends one field of a CSV record, quoted as RFC 4180 wants it where it has to be.
void append_csv_field(std::string& out, std::string_view field);

/// How texts from documents stand in a table: as they are, or with an apostrophe before those that a spreadsheet would
/// take for a formula.
enum class CsvCells { as_they_are, safe_in_spreadsheets };

/// Appends a text as a field. Such are those that begin with = + - @, a tab or a carriage return (OWASP, CSV
/// injection), and those that do so behind apostrophes, so that one can be taken off again.
void append_csv_text(std::string& out, std::string_view text, CsvCells cells);

/// Appends the shortest decimal text that reads back as the same double; nothing for NaN.
void append_number(std::string& out, double number);

/// Takes the first record off a text as csv_text.h writes it; nothing where its line end is missing. O(its bytes).
std::optional<std::vector<std::string>> take_csv_record(std::string_view& rest);

/// The text of a field that was written for spreadsheets: without the apostrophe before a formula.
std::string_view without_apostrophe(std::string_view field);

}  // namespace lookalike
