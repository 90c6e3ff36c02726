#pragma once

#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads JSON in parts side by side; `offset` is where it begins in the memory. A part begins with the first record on
/// a line of its own, and counts only if the one before ends there, so that documents, places, damage and digest are
/// those of `load_json_lines`. O(size) where records begin on lines of their own; errors as those.
Result<void> load_json_lines_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                                   CorpusBuilder& builder, FileMeter& meter);

}  // namespace lookalike
