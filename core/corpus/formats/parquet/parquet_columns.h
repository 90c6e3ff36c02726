#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// The columns of a file that make up a document; the values of several are joined.
struct ParquetFields {
  std::vector<std::size_t> text, id, title;
};

/// The readable columns, by number, and their names as clean UTF-8.
struct ReadableColumns {
  std::vector<std::size_t> numbers;
  std::vector<std::string> names;
};
ReadableColumns readable_columns(const ParquetMetadata& metadata);

/// A sentence that names the columns that are not read because they are nested or contain no text, numbers or dates;
/// empty if all are read.
std::string unread_columns_text(const ParquetMetadata& metadata);

/// The sentence about a column that was chosen for the text but contains none.
std::string not_text_message(const std::string& name);

/// The columns that the options request; the text column must contain text. Errors: wrong_content, with the expected
/// names and the columns that were found.
Result<ParquetFields> choose_parquet_columns(const ParquetMetadata& metadata, const LoadOptions& options);

}  // namespace lookalike
