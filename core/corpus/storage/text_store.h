#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/system/mapped_file.h"

namespace lookalike {

class SpillFile;

/// Append-only storage in growing blocks: views never move.
class TextArena {
 public:
  /// Blocks are in `file`, if there is one and it has room, otherwise in memory.
  explicit TextArena(SpillFile* file = nullptr) : file_(file) {}

  /// O(1) amortised; throws std::bad_alloc.
  char* allocate(std::size_t length);
  /// Takes over another arena's blocks without moving them. O(blocks of the other).
  void take(TextArena&& other);
  /// Bytes allocated.
  std::uint64_t in_memory() const { return in_memory_; }
  std::uint64_t in_file() const { return in_file_; }

 private:
  static constexpr std::size_t kMostBlock = std::size_t{4} << 20;
  void begin_block(std::size_t size);

  SpillFile* file_;
  std::vector<std::unique_ptr<char[]>> blocks_;  // in memory
  std::size_t block_ = std::size_t{64} << 10;    // bytes of the next block
  char* next_ = nullptr;
  std::size_t left_ = 0;
  bool fills_file_ = false;  // whether the current block is in the file
  std::uint64_t in_memory_ = 0, in_file_ = 0;
};

/// Stores the texts of a corpus. A text is in a mapped file, or it is copied: into memory while there is room, then
/// into an anonymous temporary file. One thread adds; any thread reads.
class TextStore {
 public:
  /// `room`: limit for texts copied into memory, in bytes.
  explicit TextStore(std::uint64_t room);

  /// An empty store that shares the limit and the temporary file, to be filled on any thread and then appended.
  TextStore part() const;
  /// O(blocks of the part).
  void append(TextStore&& part);

  /// Allocates memory for ids and titles.
  char* allocate(std::size_t length) { return labels_.allocate(length); }
  /// Copies a text and returns its address. O(bytes).
  const char* add(std::string_view text);
  /// Adds a text in a mapped file, which is kept open. Returns its address.
  const char* leave(const std::shared_ptr<const MappedFile>& file, std::string_view text);

  /// A file that has lost texts; null if every file is whole. O(mapped files).
  std::shared_ptr<const MappedFile> lost_file() const;

  /// Bytes of memory taken.
  std::uint64_t memory() const { return labels_.in_memory() + spilled_.in_memory(); }
  /// Bytes in the temporary file, and in memory because the disk was full.
  std::uint64_t in_file() const { return spilled_.in_file(); }
  std::uint64_t beyond_room() const { return spilled_.in_memory(); }

 private:
  struct Shared;
  explicit TextStore(std::shared_ptr<Shared> shared);

  std::shared_ptr<Shared> shared_;
  TextArena labels_, spilled_;  // the first also has the texts in memory
  std::vector<std::shared_ptr<const MappedFile>> mapped_;
};

}  // namespace lookalike
