#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace lookalike {

// Numbers of Parquet's format (github.com/apache/parquet-format, parquet.thrift); others may occur.
enum class ParquetType : std::int32_t { boolean, int32, int64, int96, real32, real64, byte_array, fixed_length };
enum class ParquetCodec : std::int32_t { none, snappy, gzip, lzo, brotli, lz4, zstd, lz4_raw };

/// The type that a column's values are read as.
enum class ParquetValues { text, truth, signed_number, unsigned_number, real_number, date, time, unread };

/// A column of the table: a child of the schema's root.
struct ParquetColumn {
  std::string name;  // as in the file, possibly not UTF-8
  ParquetType type = ParquetType::boolean;
  ParquetValues values = ParquetValues::unread;
  std::int64_t ticks = 0;  // per second, for a time
  bool nested = false;     // it has parts, or several values per row
  bool optional = false;   // values may be null
  std::size_t leaf = 0;    // index of its chunk in each row group; of its first chunk if nested
};

/// The place of a column's values of one row group.
struct ParquetChunk {
  ParquetCodec codec = ParquetCodec::none;
  bool always_packed = false;  // even if a page header says otherwise
  std::uint64_t offset = 0;    // of its first page in the file
  std::uint64_t bytes = 0;     // of its pages
};

struct ParquetRowGroup {
  std::uint64_t rows = 0, first_row = 0;  // first_row counts from 0
  std::vector<ParquetChunk> chunks;       // one per leaf
};

struct ParquetMetadata {
  std::vector<ParquetColumn> columns;
  std::vector<ParquetRowGroup> groups;
  std::uint64_t rows = 0;
  std::size_t data_end = 0;  // start of the metadata: pages are before it
};

/// Reads the metadata at the end of `file`. Compressed chunks lie before the metadata and together are no longer than
/// the file; two known faults of old writers are corrected, as in Arrow. Reads at most kMostFooterBytes; the memory
/// used is a small multiple of them. Errors: wrong_content (not Parquet, encrypted, damaged, values in other files,
/// metadata too large).
Result<ParquetMetadata> read_parquet_metadata(std::string_view file);

/// The number of rows that the metadata declare, even if read_parquet_metadata fails; 0 if they declare none.
std::uint64_t parquet_row_count(std::string_view file);

/// Whether a file with these first kParquetHead bytes is Parquet, encrypted or not.
bool begins_parquet(std::string_view head);

inline constexpr std::size_t kParquetHead = 8;
inline constexpr std::size_t kMostFooterBytes = std::size_t{64} << 20;

}  // namespace lookalike
