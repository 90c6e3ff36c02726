#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/corpus/load_report.h"

namespace lookalike {

/// The parts of a table's dialect, as the command line, run files and the window name them.
inline constexpr std::string_view kTableOptions[] = {"separator", "quote", "escape", "header"};

/// Sets one part. A separator is an ASCII character or comma, tab, semicolon, pipe or none; a quote is a character or
/// double, single or none; an escape is doubled or backslash; a header is yes or no. "auto" leaves any of them to be
/// detected. For an invalid key or value, changes nothing and returns a sentence.
std::optional<std::string> set_table_option(TableOptions& options, std::string_view key, std::string_view value);

/// The value of one part, in the form that set_table_option reads.
std::string table_option(const TableOptions& options, std::string_view key);

}  // namespace lookalike
