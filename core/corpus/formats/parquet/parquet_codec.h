#pragma once

#include <memory>
#include <string_view>

#include "core/base/error.h"
#include "core/corpus/formats/parquet/parquet_metadata.h"

namespace lookalike {

/// Memory for a page that grows as it is needed and is never set to zero.
class PageBuffer {
 public:
  /// At least so many bytes; what was in it may be lost.
  char* room(std::size_t size);

 private:
  std::unique_ptr<char[]> bytes_;
  std::size_t capacity_ = 0;
};

/// The `size` bytes that were packed; never one more is written. Plain bytes are returned as they are. Errors:
/// wrong_content (damaged, another number of bytes, a codec that is not read). O(size).
Result<std::string_view> unpack_page(ParquetCodec codec, std::string_view packed, std::size_t size, PageBuffer& buffer);

}  // namespace lookalike
