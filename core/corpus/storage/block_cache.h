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

}  // namespace lookalike
