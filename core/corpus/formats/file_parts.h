#pragma once

#include <cstddef>
#include <memory>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"
#include "core/system/mapped_file.h"

namespace lookalike {

/// Maps the file if it can be read in parts in parallel: it is large enough, no sample is drawn, and the window shows
/// its bytes exactly as on disk, neither compressed nor decoded. Null otherwise.
std::shared_ptr<const MappedFile> map_for_parts(Member& member, const LoadOptions& options,
                                                const CorpusBuilder& builder);

/// The result of reading a mapped file, or an error if it was truncated during reading, when missing bytes read as NUL.
Result<void> whole(const MappedFile& file, Result<void> read, CorpusBuilder& builder);

/// Bytes of a part: at least sixteen parts, so that the cores finish at about the same time, unless parts would be too
/// small.
std::size_t part_size(std::size_t bytes, const PieceSizes& sizes);

}  // namespace lookalike
