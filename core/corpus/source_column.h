#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// Columns of a table or of Parquet, or fields of JSON Lines; "date" for newswire. From the first record alone. Errors:
/// those of visit_source_records.
Result<std::vector<std::string>> source_columns(const Corpus& corpus, const std::vector<std::string>& paths,
                                                const Progress& progress);

/// The values of a column, one a document, read once more from the paths that the corpus was loaded from; empty where a
/// record has none. O(bytes). Errors: wrong_content (no such column, with those that there are), bad_usage (a corpus
/// without columns), those of visit_source_records.
Result<std::vector<std::string>> read_source_column(const Corpus& corpus, const std::vector<std::string>& paths,
                                                    const std::string& column, const Progress& progress);

/// Values to choose by, of which the largest is best: of dates the earliest, of numbers the largest; NaN for anything
/// else. Dates are 1987-02-26 (with a time behind it or not), 26-FEB-1987, and seconds since 1970 in a column whose
/// name ends in "time" or "date".
std::vector<double> values_to_choose_by(const std::vector<std::string>& texts, const std::string& column);

/// How many of them choose nothing. O(values).
std::size_t without_value(const std::vector<double>& values);

}  // namespace lookalike
