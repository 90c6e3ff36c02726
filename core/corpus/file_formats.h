#pragma once

#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "core/corpus/corpus_format.h"

namespace lookalike {

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
