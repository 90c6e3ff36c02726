#pragma once

#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads a Parquet file, all of whose bytes these are: row groups side by side unless a sample is drawn, with the same
/// outcome. A damaged page costs the rest of its row group. O(bytes). Errors: cancelled; wrong_content where the file
/// as a whole cannot be read.
Result<void> load_parquet(std::string_view file, const LoadOptions& options, CorpusBuilder& builder, FileMeter& meter);

}  // namespace lookalike
