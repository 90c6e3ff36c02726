#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/corpus/formats/record_reader.h"

namespace lookalike {

/// Receives the records of a corpus.
struct RecordWalker {
  std::function<Result<void>(DocumentIndex document, const Record& record)> record;
  std::optional<std::vector<std::string>> columns = {};  // that become cells; nullopt: all, with their names
  std::function<Result<void>(std::string_view bytes, std::string_view way)> header = {};  // of each file
};

/// Rereads the paths that the corpus was loaded from and visits the record of every document, in order. O(bytes).
/// Errors: unreadable (the source has changed: size or time of a file or, unless the corpus is a sample or of Parquet,
/// the bytes of a record), cancelled, those of the walker.
Result<void> walk_records(const Corpus& corpus, const std::vector<std::string>& paths, const RecordWalker& walker,
                          const Progress& progress);

}  // namespace lookalike
