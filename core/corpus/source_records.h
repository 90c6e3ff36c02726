#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// Receives records as they are written in their source.
struct RecordVisitor {
  /// The header of a table, with its line end and what stands before it, and the way it is written, in words; once for
  /// each file, empty for JSON Lines.
  std::function<Result<void>(std::string_view bytes, std::string_view way)> header;
  /// A document's record, with its line end where it has one; one with a quote that nothing closes comes closed.
  std::function<Result<void>(DocumentIndex document, std::string_view bytes)> record;
};

/// Tables and JSON Lines have records that can be copied, and rows of Parquet become lines of JSON; newswire, text
/// files and the built-in corpus have none.
bool has_source_records(CorpusFormat format);

/// Reads the paths that the corpus was loaded from once more and visits the record of every document, in order. A byte
/// order mark is passed over, UTF-16 comes as UTF-8. O(bytes). Errors: unreadable (the source is not what it was:
/// size, time and, unless the corpus is a sample, the bytes of every record), cancelled, wrong_content (a row of
/// Parquet that is damaged), those of the visitor.
Result<void> visit_source_records(const Corpus& corpus, const std::vector<std::string>& paths,
                                  const RecordVisitor& visitor, const Progress& progress);

}  // namespace lookalike
