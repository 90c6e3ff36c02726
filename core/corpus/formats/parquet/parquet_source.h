#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// A value to choose by is a number, a date or a word; of longer ones the beginning is taken.
inline constexpr std::size_t kMostParquetValue = 256;

/// Columns of the first Parquet file of a corpus that can be read. Errors: those of read_parquet_metadata, unreadable.
Result<std::vector<std::string>> parquet_columns(const Corpus& corpus);

/// The values of a column, one a document, read once more from the Parquet files that the corpus was loaded from; empty
/// for null, and from a damaged place to the end of its row group. O(bytes of the column). Errors: wrong_content (no
/// such column), unreadable (the files are not what they were), cancelled, those of read_parquet_metadata.
Result<std::vector<std::string>> read_parquet_column(const Corpus& corpus, const std::string& column,
                                                     const Progress& progress);

}  // namespace lookalike
