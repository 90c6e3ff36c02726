#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

/// Takes the first record off a text as csv_text.h writes it; nothing where its line end is missing. O(its bytes).
std::optional<std::vector<std::string>> take_csv_record(std::string_view& rest);

/// A spreadsheet would take this text for a formula: it begins with = + - @, a tab or a carriage return.
bool is_formula(std::string_view text);

/// The text of a field that was written for spreadsheets: without the apostrophe before a formula.
std::string_view without_apostrophe(std::string_view field);

}  // namespace lookalike
