#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace lookalike {

// Numbers as Parquet's format writes them (github.com/apache/parquet-format, parquet.thrift); others may come.
enum class ParquetType : std::int32_t { boolean, int32, int64, int96, real32, real64, byte_array, fixed_length };
enum class ParquetCodec : std::int32_t { none, snappy, gzip, lzo, brotli, lz4, zstd, lz4_raw };

/// The type that a column's values are read as.
enum class ParquetValues { text, truth, signed_number, unsigned_number, real_number, date, time, unread };

/// A column of the table: a child of the schema's root.
struct ParquetColumn {
  std::string name;  // as in the file, UTF-8 or not
  ParquetType type = ParquetType::boolean;
  ParquetValues values = ParquetValues::unread;
  std::int64_t ticks = 0;  // a second, of a time
  bool nested = false;     // it has parts, or several values a row
  bool optional = false;   // values may be null
  std::size_t leaf = 0;    // number of its chunk in each row group; of the first one if it is nested
};

/// The place of a column's values of one row group.
struct ParquetChunk {
  ParquetCodec codec = ParquetCodec::none;
  bool always_packed = false;  // even where the header of a page denies it
  std::uint64_t offset = 0;    // of its first page in the file
  std::uint64_t bytes = 0;     // of its pages
};

struct ParquetRowGroup {
  std::uint64_t rows = 0, first_row = 0;  // first_row counts from 0
  std::vector<ParquetChunk> chunks;       // one a leaf
};

struct ParquetMetadata {
  std::vector<ParquetColumn> columns;
  std::vector<ParquetRowGroup> groups;
  std::uint64_t rows = 0;
  std::size_t data_end = 0;  // where the metadata begin: pages lie before it
};

/// Reads the metadata at the end of `file`. Chunks lie before the metadata and are no longer than the file together, as
/// they are written; two known faults of old writers are corrected, as Arrow does. At most kMostFooterBytes are read,
/// and memory is a small multiple of them. Errors: wrong_content (no Parquet, encrypted, damaged, values in other
/// files, metadata that are too large).
Result<ParquetMetadata> read_parquet_metadata(std::string_view file);

/// The number of rows that the metadata give, even where read_parquet_metadata fails; 0 if they give none.
std::uint64_t parquet_row_count(std::string_view file);

/// Whether a file with these first kParquetHead bytes is Parquet, encrypted or not.
bool begins_parquet(std::string_view head);

inline constexpr std::size_t kParquetHead = 8;
inline constexpr std::size_t kMostFooterBytes = std::size_t{64} << 20;

}  // namespace lookalike
