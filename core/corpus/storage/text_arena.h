#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lookalike {

/// Append-only storage in blocks that grow with it: views never move.
class TextArena {
 public:
  /// Room for `length` bytes. O(1) amortised; throws std::bad_alloc.
  char* allocate(std::size_t length);
  /// Keeps what another one stored, where it is. O(blocks of the other).
  void take(TextArena&& other);
  /// Bytes that were asked for.
  std::uint64_t bytes() const { return bytes_; }

 private:
  static constexpr std::size_t kMostBlock = std::size_t{4} << 20;
  std::vector<std::unique_ptr<char[]>> blocks_;
  std::size_t block_ = std::size_t{64} << 10;  // bytes of the next one
  char* next_ = nullptr;
  std::size_t left_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace lookalike
