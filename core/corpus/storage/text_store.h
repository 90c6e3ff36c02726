#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/storage/compressed_blocks.h"
#include "core/system/mapped_file.h"

namespace lookalike {

/// Caches the blocks read last, so that a pass over a corpus decompresses each once. Thread-safe.
class BlockCache {
 public:
  /// `length` bytes of text from `byte` on. O(one block) if it is not cached. Errors: unreadable.
  Result<std::string> read(const CompressedBlocks& blocks, std::uint64_t byte, std::size_t length);

  /// Number of failed reads so far.
  std::uint64_t failures() const { return failures_; }
  std::optional<Error> first_error() const;

  /// Upper limit of the memory of cached blocks, in bytes.
  static std::uint64_t most_bytes();

 private:
  struct Held {
    const CompressedBlocks* blocks;
    std::size_t number;
    std::mutex reading;
    std::optional<Result<std::string>> bytes;  // written once, under the mutex
  };

  std::shared_ptr<Held> find(const CompressedBlocks& blocks, std::size_t number);
  const Result<std::string>& bytes_of(Held& held) const;
  tl::unexpected<Error> failed(const Error& error);

  std::atomic<std::uint64_t> failures_{0};
  mutable std::mutex mutex_;               // guards the members below
  std::list<std::shared_ptr<Held>> held_;  // the last used one in front
  std::optional<Error> first_error_;
};

/// Append-only storage in growing blocks: views never move.
class TextArena {
 public:
  /// Allocates `length` bytes. O(1) amortised; throws std::bad_alloc.
  char* allocate(std::size_t length);
  /// Takes over another arena's blocks without moving them. O(blocks of the other).
  void take(TextArena&& other);
  /// Bytes allocated.
  std::uint64_t bytes() const { return bytes_; }

 private:
  static constexpr std::size_t kMostBlock = std::size_t{4} << 20;
  std::vector<std::unique_ptr<char[]>> blocks_;
  std::size_t block_ = std::size_t{64} << 10;  // bytes of the next block
  char* next_ = nullptr;
  std::size_t left_ = 0;
  std::uint64_t bytes_ = 0;
};

/// Address of a text in memory, or its position in compressed blocks.
struct StoredText {
  const char* address = nullptr;  // null if it is compressed
  std::uint64_t byte = 0;         // of the blocks
  std::uint32_t blocks = 0;       // their number in the store
};

/// Stores the texts of a corpus. A text is in a mapped file, or it is stored uncompressed while there is room, then in
/// compressed blocks in memory, then in such blocks in an anonymous temporary file. One thread adds; any thread reads
/// once the store is complete.
class TextStore {
 public:
  /// Memory limits in bytes: for uncompressed texts, and for compressed ones.
  TextStore(std::uint64_t raw, std::uint64_t compressed);

  /// An empty store that shares the limits, to be filled on any thread and then appended.
  TextStore part() const;
  /// Appends a part. Add the returned number to `blocks` of the part's places. O(blocks of the part).
  std::uint32_t append(TextStore&& part);

  /// Allocates memory for ids and titles.
  char* allocate(std::size_t length) { return arena_.allocate(length); }
  /// O(bytes).
  StoredText add(std::string_view text);
  /// Adds a text in a mapped file, which is kept open. Returns its address.
  const char* leave(const std::shared_ptr<const MappedFile>& file, std::string_view text);
  /// Do not add texts afterwards.
  void complete();

  /// A compressed text. O(one block) unless it was read recently. Errors: unreadable.
  Result<std::string> read(const StoredText& place, std::size_t length) const;
  /// Number of failed reads so far.
  std::uint64_t failures() const { return cache_->failures(); }
  std::optional<Error> first_error() const { return cache_->first_error(); }
  /// A mapped file that has become shorter; null if there is none. O(mapped files).
  const MappedFile* shortened_file() const;

  /// Bytes of memory taken. O(parts).
  std::uint64_t memory() const;
  /// Compressed bytes in the temporary file, and in memory because the disk was full.
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
