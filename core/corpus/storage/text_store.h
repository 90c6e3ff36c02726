#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/storage/block_cache.h"
#include "core/system/mapped_file.h"

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

/// Address of a text in memory, or where it lies in compressed blocks.
struct TextPlace {
  const char* address = nullptr;  // null when it is compressed
  std::uint64_t byte = 0;         // of the blocks
  std::uint32_t blocks = 0;       // their number in the store
};

/// Keeps the texts of a corpus. A text stands in a mapped file, or it is kept as it is while there is room,
/// then in compressed blocks in memory, then in such blocks in an anonymous temporary file. One thread adds; any thread
/// reads once the store is complete.
class TextStore {
 public:
  /// Bytes of texts that memory has room for: as they are, and compressed.
  TextStore(std::uint64_t raw, std::uint64_t compressed);

  /// An empty store that shares the room, to be filled on any thread and then appended.
  TextStore part() const;
  /// Takes what a part holds. Adds what it returns to `blocks` of the part's places. O(blocks of the part).
  std::uint32_t append(TextStore&& part);

  /// Room for ids and titles.
  char* allocate(std::size_t length) { return arena_.allocate(length); }
  /// O(bytes).
  TextPlace add(std::string_view text);
  /// A text that stands in a mapped file, which is kept open. Returns its address.
  const char* leave(const std::shared_ptr<const MappedFile>& file, std::string_view text);
  /// Nothing is added any more.
  void complete();

  /// A compressed text. O(one block) unless it was read lately. Errors: unreadable.
  Result<std::string> read(const TextPlace& place, std::size_t length) const;
  /// How often that failed, and the first error.
  std::uint64_t failures() const { return cache_->failures(); }
  std::optional<Error> first_error() const { return cache_->first_error(); }
  /// A mapped file that is shorter than it was; null when there is none. O(mapped files).
  const MappedFile* shortened_file() const;

  /// Bytes of memory that it takes. O(parts).
  std::uint64_t memory() const;
  /// Compressed bytes in the temporary file, and in memory though it had no room for them.
  std::uint64_t in_file() const;
  std::uint64_t beyond_room() const;

 private:
  struct Shared;
  explicit TextStore(std::shared_ptr<Shared> shared);

  std::shared_ptr<Shared> shared_;
  TextArena arena_;
  std::vector<std::shared_ptr<const MappedFile>> mapped_;
  std::vector<std::unique_ptr<CompressedBlocks>> blocks_;  // the last one is filled, until the store is complete
  std::optional<std::uint32_t> filled_;                    // its number
  std::unique_ptr<BlockCache> cache_ = std::make_unique<BlockCache>();
};

}  // namespace lookalike
