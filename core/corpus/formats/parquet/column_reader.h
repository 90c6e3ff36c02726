#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "core/base/error.h"
#include "core/corpus/formats/parquet/bit_reader.h"
#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/formats/parquet/value_decoder.h"

namespace lookalike {

/// Memory for a page that grows on demand and is never zeroed.
class PageBuffer {
 public:
  /// At least `size` bytes; the previous content may be lost.
  char* room(std::size_t size);

 private:
  std::unique_ptr<char[]> bytes_;
  std::size_t capacity_ = 0;
};

/// The `size` decompressed bytes; never writes more. Plain bytes are returned unchanged. Errors: wrong_content
/// (damaged, a different number of bytes, an unsupported codec). O(size).
Result<std::string_view> unpack_page(ParquetCodec codec, std::string_view packed, std::size_t size, PageBuffer& buffer);

/// Values of a flat column in one row group, row by row; one page and the dictionary are in memory at a time. Column,
/// chunk and bytes must outlive it.
class ParquetColumnReader {
 public:
  /// `file`: all bytes of the file, which contain the chunk; `rows`: the number of rows in the row group.
  ParquetColumnReader(std::string_view file, const ParquetColumn& column, const ParquetChunk& chunk, std::uint64_t rows)
      : file_(file), column_(column), chunk_(chunk), rows_left_(rows), next_page_(chunk.offset) {}

  /// The value of the next row, valid until the next call; nullopt for null. Errors: wrong_content. O(1), or O(size of
  /// the page).
  Result<std::optional<std::string_view>> next();

  /// Offset of the page of the last value.
  std::uint64_t page() const { return page_; }

 private:
  Result<void> next_page();
  Result<void> take_dictionary(const ParquetPage& page);
  Result<void> take_data(const ParquetPage& page);
  Result<void> take_data_v2(const ParquetPage& page);
  Result<void> take_values(const ParquetPage& page, std::string_view bytes);

  std::string_view file_;
  const ParquetColumn& column_;
  const ParquetChunk& chunk_;
  std::uint64_t rows_left_;  // in pages not read yet
  std::uint64_t next_page_, page_ = 0;
  std::uint32_t left_ = 0;  // rows of the page not read yet
  HybridReader levels_;     // definition levels: 0 for null
  PageBuffer bytes_, dictionary_bytes_;
  ParquetDictionary dictionary_;
  std::unique_ptr<ValueDecoder> values_;
};

}  // namespace lookalike
