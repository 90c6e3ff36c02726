#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// Longer records are skipped as damage, which bounds the memory that a hostile file can take.
inline constexpr std::size_t kMostRecordBytes = std::size_t{16} << 20;

/// A contiguous view of a source's bytes that have not been consumed yet. A reader looks for a whole record in `view`,
/// calls `grow` if the view holds none, and starts again: growth doubles, so that the work stays linear.
class BufferedReader {
 public:
  static constexpr std::size_t kChunk = std::size_t{256} << 10;

  /// `chunk`: minimum number of bytes to grow by. Skips a UTF-8 byte order mark at the start.
  explicit BufferedReader(ByteSource& source, std::size_t chunk = kChunk);
  /// Reads bytes in memory, from `offset` on: nothing is copied, so views stay valid. Calls `cancelled` before each
  /// growth; if it returns true, the window ends early as a failing source would.
  BufferedReader(std::string_view memory, std::size_t offset, std::function<bool()> cancelled = {},
                 std::size_t chunk = kChunk);

  std::string_view view() const { return {data_ + begin_, end_ - begin_}; }
  /// Offset of the view in the source.
  std::uint64_t offset() const { return offset_; }
  /// Whether the view reaches the end of the readable bytes.
  bool at_end() const { return at_end_; }
  /// Why reading ended early; nullopt if the source was read to its end.
  const std::optional<Error>& failure() const { return failure_; }

  /// Lengthens the view, or finds that it reaches the end; false if that was known. Invalidates earlier views.
  bool grow();
  /// Grows until the view has `length` bytes or reaches the end.
  std::string_view peek(std::size_t length);
  void consume(std::size_t length);

 private:
  void reserve(std::size_t room);
  void fill(std::size_t wanted);
  void reveal(std::size_t wanted);

  ByteSource* source_ = nullptr;  // null: reads memory
  std::size_t memory_size_ = 0;
  std::function<bool()> cancelled_;
  std::size_t chunk_;
  std::unique_ptr<char[]> buffer_;
  const char* data_ = nullptr;  // the buffer's, or the memory
  std::size_t capacity_ = 0, begin_ = 0, end_ = 0;
  std::uint64_t offset_ = 0;
  bool at_end_ = false;
  std::optional<Error> failure_;
};

}  // namespace lookalike
