#pragma once

#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads JSON Lines in parts side by side; `offset` is where they begin in the memory. A part begins behind a line end,
/// so that documents, places, damage and digest are those of `load_json_lines`. O(size); errors as those.
Result<void> load_json_lines_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                                   CorpusBuilder& builder, FileMeter& meter);

}  // namespace lookalike
