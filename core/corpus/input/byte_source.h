#pragma once

#include <algorithm>
#include <cstring>
#include <span>
#include <string_view>

#include "core/base/error.h"

namespace lookalike {

/// Bytes of one file or archive member, front to back.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  /// Fills at most `into` and returns the number of bytes, 0 at the end. Errors: unreadable, wrong_content (a
  /// decompression bomb), cancelled; nothing can be read after an error.
  virtual Result<std::size_t> read(std::span<char> into) = 0;
};

/// Bytes that are already in memory; they must outlive the source.
class MemorySource final : public ByteSource {
 public:
  explicit MemorySource(std::string_view bytes) : left_(bytes) {}

  Result<std::size_t> read(std::span<char> into) override {
    const std::size_t length = std::min(into.size(), left_.size());
    if (length > 0) std::memcpy(into.data(), left_.data(), length);
    left_.remove_prefix(length);
    return length;
  }

 private:
  std::string_view left_;
};

}  // namespace lookalike
