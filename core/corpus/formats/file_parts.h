#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "core/base/parallel.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"
#include "core/system/mapped_file.h"

namespace lookalike {

/// Calls `read(i, builder, problem)` for every i in [0, count) on all cores and appends the results in order, as a
/// sequential read would; `problem` is the first one set. A range that fails, or does not fit into the corpus, is read
/// again in sequence, so that its error message does not depend on parallelism; then the error is returned. Only whole
/// corpora can be read this way.
template <typename Read>
Result<void> read_ranges(std::size_t count, CorpusBuilder& builder, std::optional<Error>& problem, const Read& read) {
  struct Range {
    CorpusBuilder builder;
    std::optional<Error> problem;
    bool done = false;
  };
  const CorpusBuilder before = builder.part();  // stays unchanged while `builder` takes the results
  const auto make = [&](std::size_t i) {
    Range range{before.part(), {}, false};
    range.done = read(i, range.builder, range.problem).has_value();
    return range;
  };
  Result<void> done;
  const auto take = [&](std::size_t i, Range range) {
    const bool taken = range.done && builder.append(std::move(range.builder));
    if (!taken) done = read(i, builder, problem);
    if (taken && !problem) problem = std::move(range.problem);
    return done.has_value();
  };
  parallel_in_order(count, make, take);
  return done;
}

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
