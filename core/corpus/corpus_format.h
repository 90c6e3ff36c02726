#pragma once

#include <optional>
#include <string_view>

namespace lookalike {

enum class CorpusFormat { automatic, newswire, table, json_lines, parquet, text_files, builtin };

inline constexpr CorpusFormat kCorpusFormats[] = {
    CorpusFormat::automatic, CorpusFormat::newswire,   CorpusFormat::table,  CorpusFormat::json_lines,
    CorpusFormat::parquet,   CorpusFormat::text_files, CorpusFormat::builtin};

/// The name used on the command line and in reports: "auto", "newswire", "table", "jsonl", "parquet", "text",
/// "builtin".
std::string_view to_string(CorpusFormat format);
/// The format of that name, if there is one.
std::optional<CorpusFormat> format_named(std::string_view name);

/// Whether its records have columns or fields, one of which is the text.
bool has_columns(CorpusFormat format);

}  // namespace lookalike
