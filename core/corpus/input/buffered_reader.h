#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// Records longer than this are skipped as damage: it bounds the memory a hostile file can take.
inline constexpr std::size_t kMostRecordBytes = std::size_t{16} << 20;

/// A contiguous view on the bytes of a source that were not consumed yet. A reader looks for a whole record in `view`,
/// asks to `grow` when there is none, and starts again: growth doubles, so that the work stays linear.
class BufferedReader {
 public:
  static constexpr std::size_t kChunk = std::size_t{256} << 10;

  /// `chunk`: least number of bytes to grow by. A UTF-8 byte order mark at the start is passed over.
  explicit BufferedReader(ByteSource& source, std::size_t chunk = kChunk);
  /// On bytes that are in memory already, from `offset` on: nothing is copied, so the views stay valid. `cancelled` is
  /// asked before each growth; if it says so, the window breaks off as a source would.
  BufferedReader(std::string_view memory, std::size_t offset, std::function<bool()> cancelled = {},
                 std::size_t chunk = kChunk);

  std::string_view view() const { return {data_ + begin_, end_ - begin_}; }
  /// Offset of the view in the source.
  std::uint64_t offset() const { return offset_; }
  /// The view reaches the end of what can be read.
  bool at_end() const { return at_end_; }
  /// Why reading ended early; empty when the source was read to its end.
  const std::optional<Error>& failure() const { return failure_; }

  /// Makes the view longer or finds that it is at the end; false when that was known. Invalidates earlier views.
  bool grow();
  /// Grows until the view has `length` bytes or reaches the end.
  std::string_view peek(std::size_t length);
  void consume(std::size_t length);

 private:
  void reserve(std::size_t room);
  void fill(std::size_t wanted);
  void reveal(std::size_t wanted);

  ByteSource* source_ = nullptr;  // null: on memory
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
