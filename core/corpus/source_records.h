#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// Receives records as written in their source.
struct RecordVisitor {
  /// The header of a table, with its line end and everything before it, and its dialect in words; once for each file,
  /// empty for JSON Lines.
  std::function<Result<void>(std::string_view bytes, std::string_view way)> header;
  /// A document's record, with its line end if it has one; an unclosed quote is closed.
  std::function<Result<void>(DocumentIndex document, std::string_view bytes)> record;
};

/// Records of tables and JSON Lines can be copied, and rows of Parquet become lines of JSON; newswire, text files and
/// the built-in corpus have none.
bool has_source_records(CorpusFormat format);

/// Rereads the paths that the corpus was loaded from and visits the record of every document, in order. A byte order
/// mark is skipped, UTF-16 comes as UTF-8. O(bytes). Errors: unreadable (the source has changed: size, time or, unless
/// the corpus is a sample, the bytes of a record), cancelled, wrong_content (a damaged row of Parquet), those of the
/// visitor.
Result<void> visit_source_records(const Corpus& corpus, const std::vector<std::string>& paths,
                                  const RecordVisitor& visitor, const Progress& progress);

/// Columns of a table or of Parquet, or fields of JSON Lines, from the first record; "date" for newswire. Errors: as
/// visit_source_records.
Result<std::vector<std::string>> source_columns(const Corpus& corpus, const std::vector<std::string>& paths,
                                                const Progress& progress);

/// The values of a column, one per document, reread from the paths that the corpus was loaded from; empty if a record
/// has none. O(bytes). Errors: wrong_content (no such column; lists the existing ones), bad_usage (a corpus without
/// columns), those of visit_source_records.
Result<std::vector<std::string>> read_source_column(const Corpus& corpus, const std::vector<std::string>& paths,
                                                    const std::string& column, const Progress& progress);

/// Values for choosing keepers: numbers unchanged, dates as seconds since 1970, NaN for anything else. Dates are
/// 1987-02-26 and 26-FEB-1987, optionally followed by a time, which may end in Z or an offset from UTC (+02:00, +0200,
/// +02).
std::vector<double> values_to_choose_by(const std::vector<std::string>& texts);

/// Number of values that are NaN and decide nothing. O(values).
std::size_t without_value(const std::vector<double>& values);

}  // namespace lookalike
