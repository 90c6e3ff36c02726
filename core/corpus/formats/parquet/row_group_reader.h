#pragma once

#include <functional>
#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/parquet/parquet_columns.h"

namespace lookalike {

/// Reads the documents of row groups; any number of threads may do so at the same time.
class RowGroupReader {
 public:
  /// All arguments must outlive the reader; `file` is the whole file.
  RowGroupReader(std::string_view file, const ParquetMetadata& metadata, const ParquetFields& fields)
      : file_(file), metadata_(metadata), fields_(fields) {}

  /// Adds the documents and damage of a row group to the builder. Calls `stop(byte)` before each row with the offset
  /// reached in the file. Returns false if `stop` returned true, or if the corpus is full. O(bytes). More than
  /// UnpackingLimit::kMostRatio bytes per byte of the file, beyond the group's share of the bytes that are always
  /// allowed, count as damage.
  bool read(std::size_t group, CorpusBuilder& builder, const std::function<bool(std::uint64_t byte)>& stop) const;

 private:
  std::uint64_t most_bytes(const ParquetRowGroup& group) const;

  std::string_view file_;
  const ParquetMetadata& metadata_;
  const ParquetFields& fields_;
};

}  // namespace lookalike
