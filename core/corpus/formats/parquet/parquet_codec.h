#pragma once

#include <memory>
#include <string_view>

#include "core/base/error.h"
#include "core/corpus/formats/parquet/parquet_metadata.h"

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

}  // namespace lookalike
