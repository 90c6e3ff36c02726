#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Which of a file's columns hold what is read of a document; the values of several are joined.
struct ParquetFields {
  std::vector<std::size_t> text, id, title;
};

/// The columns that can be read, by their numbers, and their names as clean UTF-8.
struct ReadableColumns {
  std::vector<std::size_t> numbers;
  std::vector<std::string> names;
};
ReadableColumns readable_columns(const ParquetMetadata& metadata);

/// A sentence on the columns that are not read because they are nested or hold no text, numbers or dates, by name;
/// empty where all are read.
std::string unread_columns_text(const ParquetMetadata& metadata);

/// A sentence on a column that was chosen for the text.
std::string not_text_message(const std::string& name);

/// The columns the options ask for; that of the text holds text. Errors: wrong_content, with what was expected and the
/// columns that were found.
Result<ParquetFields> choose_parquet_columns(const ParquetMetadata& metadata, const LoadOptions& options);

}  // namespace lookalike
