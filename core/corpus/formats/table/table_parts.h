#pragma once

#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads a table in parts, in parallel; it begins at `offset` of the memory. The beginning of a part is guessed from
/// the number of quotes before it and the fields of the row found there. A part counts only if the one before ends
/// exactly there; otherwise the rest is guessed anew from that end. Documents, places, damage and digest are therefore
/// those of `load_table`. O(size), if most guesses hold; errors as those of `load_table`.
Result<void> load_table_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                              CorpusBuilder& builder, FileMeter& meter);

}  // namespace lookalike
