#include "core/corpus/corpus_format.h"

#include <array>
#include <cstddef>

namespace lookalike {

std::string_view to_string(CorpusFormat format) {
  constexpr std::array<std::string_view, 6> kNames = {"auto", "newswire", "reviews", "jsonl", "text", "builtin"};
  return kNames[static_cast<std::size_t>(format)];
}

bool has_columns(CorpusFormat format) {
  return format == CorpusFormat::reviews || format == CorpusFormat::json_lines;
}

}  // namespace lookalike
