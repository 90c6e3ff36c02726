#pragma once

#include <cstddef>
#include <memory>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"
#include "core/system/mapped_file.h"

namespace lookalike {

/// The file as memory when it can be read in parts, side by side: it is large enough, no sample is drawn, and it stands
/// on the disk byte by byte as in the window, neither compressed nor decoded. Null otherwise.
std::shared_ptr<const MappedFile> map_for_parts(Member& member, const LoadOptions& options,
                                                const CorpusBuilder& builder);

/// The outcome of reading a mapped file, whose missing bytes were read as NUL if it was shortened meanwhile.
Result<void> whole(const MappedFile& file, Result<void> read, CorpusBuilder& builder);

/// Bytes of a part: at least sixteen parts, so that the cores end at about the same time, unless they would be too
/// small.
std::size_t part_size(std::size_t bytes, const PieceSizes& sizes);

}  // namespace lookalike
