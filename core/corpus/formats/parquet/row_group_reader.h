#pragma once

#include <functional>
#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/parquet/parquet_columns.h"

namespace lookalike {

/// Reads the documents of row groups; any number of threads may do so at a time.
class RowGroupReader {
 public:
  /// All must outlive it; `file` are all bytes of the file.
  RowGroupReader(std::string_view file, const ParquetMetadata& metadata, const ParquetFields& fields)
      : file_(file), metadata_(metadata), fields_(fields) {}

  /// Adds the documents of a row group to the builder, and what is damaged. `stop(byte)` is asked before each row, with
  /// the place in the file that was reached. Returns false where it said yes, or the corpus is full. O(bytes). More
  /// than UnpackingLimit::kMostRatio bytes for one of the file are damage, besides a share of those that are free.
  bool read(std::size_t group, CorpusBuilder& builder, const std::function<bool(std::uint64_t byte)>& stop) const;

 private:
  std::uint64_t most_bytes(const ParquetRowGroup& group) const;

  std::string_view file_;
  const ParquetMetadata& metadata_;
  const ParquetFields& fields_;
};

}  // namespace lookalike
