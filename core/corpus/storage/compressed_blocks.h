#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/system/anonymous_file.h"

namespace lookalike {

/// Stores compressed blocks: in memory while there is room, then in an anonymous temporary file, and in memory again if
/// the disk is full. Thread-safe.
class BlockStorage {
 public:
  struct Block {
    std::string bytes;        // in memory; empty if they are in the file
    std::uint64_t place = 0;  // in the file
    std::size_t length = 0;
    bool beyond_room = false;  // in memory because the disk was full
  };

  /// `memory`: limit for blocks in memory, in bytes. `folder`: folder of the temporary file.
  explicit BlockStorage(std::uint64_t memory, std::string folder = AnonymousFile::usual_folder())
      : memory_(memory), file_(std::move(folder)) {}

  Block add(std::string compressed);
  /// Errors: unreadable.
  Result<std::string> read(const Block& block) const;

 private:
  bool take_room(std::size_t length);

  std::mutex mutex_;
  std::uint64_t memory_;  // bytes left; under the mutex
  AnonymousFile file_;
};

/// Concatenated texts, cut into blocks that LZ4 compresses independently on other cores while the next one fills. One
/// thread adds; any thread reads once they are `complete`.
class CompressedBlocks {
 public:
  static constexpr std::size_t kBlock = std::size_t{1} << 20;  // bytes of text, except in the last block
  static constexpr std::size_t kAtOnce = 2;                    // blocks compressed at the same time

  explicit CompressedBlocks(std::shared_ptr<BlockStorage> storage);
  ~CompressedBlocks();

  /// Returns the offset of its first byte. O(bytes).
  std::uint64_t add(std::string_view text);
  /// Compresses the rest. Do not add texts afterwards.
  void complete();

  std::size_t size() const { return blocks_.size(); }
  /// Texts of one block. Errors: unreadable.
  Result<std::string> read(std::size_t block) const;

  /// Bytes of memory taken.
  std::uint64_t memory() const { return sizeof *this + in_memory_; }
  /// Compressed bytes in the temporary file, and in memory because the disk was full.
  std::uint64_t in_file() const { return in_file_; }
  std::uint64_t beyond_room() const { return beyond_room_; }

 private:
  class Compressor;
  void compress_last();
  void keep_compressed(Compressor& compressor);

  std::shared_ptr<BlockStorage> storage_;
  std::vector<BlockStorage::Block> blocks_;
  std::uint64_t full_ = 0;               // blocks, including those being compressed
  std::string last_;                     // text not compressed yet
  std::vector<Compressor> compressors_;  // used in turn, so that the next one has the oldest block
  std::uint64_t in_memory_ = 0, in_file_ = 0, beyond_room_ = 0;
};

}  // namespace lookalike
