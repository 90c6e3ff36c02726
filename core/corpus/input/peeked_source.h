#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// A source whose first bytes are known before they are read.
class PeekedSource final : public ByteSource {
 public:
  static constexpr std::size_t kHead = 512;  // a tar's magic bytes begin at byte 257

  /// Reads `head` from the source, which must outlive it.
  explicit PeekedSource(ByteSource& source) : source_(source) {
    std::size_t length = 0;
    while (length < kHead && !end_) {
      const auto read = take(std::span(bytes_).subspan(length));
      if (!read || *read == 0) end_ = read;
      length += read.value_or(0);
    }
    head_ = {bytes_.data(), length};
    left_ = MemorySource(head_);
  }

  /// At most kHead bytes; fewer only if the source ended or failed.
  std::string_view head() const { return head_; }
  /// Bytes read from the source so far.
  std::uint64_t bytes() const { return taken_; }
  /// Errors, after the good bytes: those of the source.
  Result<std::size_t> read(std::span<char> into) override {
    if (const auto length = left_.read(into); *length > 0 || into.empty()) return length;
    return end_ ? *end_ : take(into);
  }

 private:
  Result<std::size_t> take(std::span<char> into) {
    const auto length = source_.read(into);
    taken_ += length.value_or(0);
    return length;
  }

  ByteSource& source_;
  std::array<char, kHead> bytes_;
  std::string_view head_;
  MemorySource left_{{}};
  std::uint64_t taken_ = 0;
  std::optional<Result<std::size_t>> end_;  // reached inside the head
};

}  // namespace lookalike
