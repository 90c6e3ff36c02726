#include "core/corpus/corpus_format.h"

#include <array>
#include <cstddef>
#include <iterator>

namespace lookalike {

std::string_view to_string(CorpusFormat format) {
  constexpr std::array<std::string_view, std::size(kCorpusFormats)> kNames = {"auto",    "newswire", "table",  "jsonl",
                                                                              "parquet", "text",     "builtin"};
  return kNames[static_cast<std::size_t>(format)];
}

std::optional<CorpusFormat> format_named(std::string_view name) {
  if (name == "reviews") return CorpusFormat::table;  // its name in older versions
  for (const CorpusFormat format : kCorpusFormats)
    if (to_string(format) == name) return format;
  return {};
}

bool has_columns(CorpusFormat format) {
  return format == CorpusFormat::table || format == CorpusFormat::json_lines || format == CorpusFormat::parquet;
}

}  // namespace lookalike
