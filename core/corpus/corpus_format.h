#pragma once

#include <string_view>

namespace lookalike {

enum class CorpusFormat { automatic, newswire, reviews, json_lines, text_files, builtin };

/// The name used on the command line and in reports: "auto", "newswire", "reviews", "jsonl", "text", "builtin".
std::string_view to_string(CorpusFormat format);

/// Whether its records have columns or fields, of which one is the text.
bool has_columns(CorpusFormat format);

}  // namespace lookalike
