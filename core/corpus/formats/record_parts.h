#pragma once

#include <algorithm>
#include <cstdint>

#include "core/base/parallel.h"
#include "core/corpus/formats/file_parts.h"

namespace lookalike {

/// How far a file was read: the start of a record or the end of the file, and the number of records before it.
struct RecordsRead {
  std::size_t end = 0;
  std::uint64_t records = 0;
  std::optional<std::size_t> start = {};  // guessed start of the first record
};

/// Reads a file of `size` bytes in parts in parallel, starting at `from`, and appends them in order. `read(begin,
/// until, builder)` reads the records that begin in [begin, until) on any thread, independently of earlier bytes, and
/// returns its end and the number of records. Reading ends at a part whose guessed start differs from the end of the
/// previous part. Returns how far the file was read: to its end, unless that happened, the corpus is full or reading
/// was cancelled.
template <typename Read>
RecordsRead read_record_parts(RecordsRead from, std::size_t size, std::size_t part_size, CorpusBuilder& builder,
                              FileMeter& meter, const Read& read) {
  struct Part {
    CorpusBuilder builder;
    RecordsRead read;
  };
  const CorpusBuilder before = builder.part();  // stays unchanged while `builder` takes parts
  const auto make = [&](std::size_t i) {
    Part part{before.part(), {}};
    const std::size_t begin = from.end + i * part_size;
    part.read = read(begin, std::min(size, begin + part_size), part.builder);
    return part;
  };
  RecordsRead taken = from;
  // The content of a cancelled part no longer matters.
  const auto take = [&](std::size_t, Part part) {
    const bool guessed = !part.read.start || *part.read.start == taken.end;
    if (meter.cancelled() || !guessed || !builder.append(std::move(part.builder), taken.records)) return false;
    taken = {std::max(taken.end, part.read.end), taken.records + part.read.records};
    meter.at(taken.end);
    return true;
  };
  parallel_in_order((size - from.end + part_size - 1) / part_size, make, take);
  return taken;
}

}  // namespace lookalike
