#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

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
