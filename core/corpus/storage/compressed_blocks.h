#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/storage/block_storage.h"

namespace lookalike {

/// Texts one after the other, cut into blocks that LZ4 compresses, each by itself, on other cores while the next one
/// fills. One thread adds; any thread reads once they are `complete`.
class CompressedBlocks {
 public:
  static constexpr std::size_t kBlock = std::size_t{1} << 20;  // bytes of text, but for the last
  static constexpr std::size_t kAtOnce = 2;                    // blocks that are compressed at the same time

  explicit CompressedBlocks(std::shared_ptr<BlockStorage> storage);
  ~CompressedBlocks();

  /// Returns the offset of its first byte. O(bytes).
  std::uint64_t add(std::string_view text);
  /// Compresses what is left. Nothing is added any more.
  void complete();

  std::size_t size() const { return blocks_.size(); }
  /// Texts of one block. Errors: unreadable.
  Result<std::string> read(std::size_t block) const;

  /// Bytes of memory that they take.
  std::uint64_t memory() const { return sizeof *this + in_memory_; }
  /// Compressed bytes in the temporary file, and in memory though it had no room for them.
  std::uint64_t in_file() const { return in_file_; }
  std::uint64_t beyond_room() const { return beyond_room_; }

 private:
  class Compressor;
  void compress_last();
  void keep_compressed(Compressor& compressor);

  std::shared_ptr<BlockStorage> storage_;
  std::vector<BlockStorage::Block> blocks_;
  std::uint64_t full_ = 0;               // blocks, with those that are being compressed
  std::string last_;                     // text that is not compressed yet
  std::vector<Compressor> compressors_;  // in turn, so that the one to be used next has the oldest block
  std::uint64_t in_memory_ = 0, in_file_ = 0, beyond_room_ = 0;
};

}  // namespace lookalike
