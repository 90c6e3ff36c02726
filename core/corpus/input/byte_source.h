#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace lookalike {

/// Damage message for a truncated file.
inline std::string truncation_reason(const Error& failure) {
  return "The data are truncated here, and the rest is lost: " + failure.message;
}

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

/// A source that shows its first bytes before they are read.
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

/// The beginning of a file. Unless it is the `whole` file, its end is an error, so that a reader skips the truncated
/// record.
class HeadSource final : public ByteSource {
 public:
  HeadSource(std::string_view head, bool whole) : memory_(head), whole_(whole) {}

  Result<std::size_t> read(std::span<char> into) override {
    const auto length = memory_.read(into);
    if (*length == 0 && !whole_) return failure(ErrorCode::unreadable, "Only the beginning is read.");
    return length;
  }

 private:
  MemorySource memory_;
  bool whole_;
};

/// Above `kFreeBytes`, decompressed data must not be more than `kMostRatio` times its compressed bytes.
struct UnpackingLimit {
  static constexpr std::uint64_t kFreeBytes = std::uint64_t{256} << 20;
  static constexpr std::uint64_t kMostRatio = 200;

  /// Errors: wrong_content.
  static Result<void> check(std::uint64_t unpacked, std::uint64_t packed) {
    if (unpacked <= kFreeBytes || unpacked / kMostRatio <= packed) return {};
    return failure(ErrorCode::wrong_content, too_much());
  }

  static std::string too_much() {
    return "The compressed data expand to more than " + std::to_string(kMostRatio) +
           " times their size, which no text does; reading stops here.";
  }
};

}  // namespace lookalike
