#pragma once

#include <atomic>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/corpus/storage/compressed_blocks.h"

namespace lookalike {

/// Holds the blocks that were read last, so that a pass over a corpus decompresses each once. Safe to use from any
/// thread.
class BlockCache {
 public:
  /// `length` bytes of text from `byte` on. O(one block) where it is not held. Errors: unreadable.
  Result<std::string> read(const CompressedBlocks& blocks, std::uint64_t byte, std::size_t length);

  /// How often that failed, and the first error.
  std::uint64_t failures() const { return failures_; }
  std::optional<Error> first_error() const;

  /// Most bytes of memory that held blocks take.
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
  mutable std::mutex mutex_;               // guards what follows
  std::list<std::shared_ptr<Held>> held_;  // the one that was used last in front
  std::optional<Error> first_error_;
};

}  // namespace lookalike
