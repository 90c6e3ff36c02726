#pragma once

#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

/// The formats that a file can be read as, `automatic` first: all except the built-in corpus.
inline constexpr std::span<const CorpusFormat> kFileFormats(kCorpusFormats, std::size(kCorpusFormats) - 1);
static_assert(kCorpusFormats[kFileFormats.size()] == CorpusFormat::builtin);

/// Their names, in that order.
inline std::vector<std::string> file_format_names() {
  std::vector<std::string> names;
  for (const CorpusFormat format : kFileFormats) names.emplace_back(to_string(format));
  return names;
}

}  // namespace lookalike
