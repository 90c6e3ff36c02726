#pragma once

#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"

namespace lookalike {

/// Reads <REUTERS> items in parts side by side; `offset` is where they begin in the memory. A part begins with an item,
/// whose tag ends any item before, so that documents, places, damage and digest are those of `load_newswire`. O(size);
/// errors as those.
Result<void> load_newswire_parts(std::string_view memory, std::size_t offset, CorpusBuilder& builder, FileMeter& meter);

}  // namespace lookalike
