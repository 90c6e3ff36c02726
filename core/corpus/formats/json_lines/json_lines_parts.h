#pragma once

#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads JSON in parts in parallel; `offset` is its start in the memory. A part begins with the first record on a line
/// of its own, and counts only if the previous part ends there, so that documents, places, damage and digest equal
/// those of `load_json_lines`. O(size) if records begin on lines of their own. Errors: as load_json_lines.
Result<void> load_json_lines_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                                   CorpusBuilder& builder, FileMeter& meter);

}  // namespace lookalike
