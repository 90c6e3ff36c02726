#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <utility>

#include "core/base/error.h"
#include "core/system/anonymous_file.h"

namespace lookalike {

/// Keeps compressed blocks: in memory while there is room, then in an anonymous temporary file, and in memory all the
/// same where the file can take no more. Safe to use from any thread.
class BlockStorage {
 public:
  struct Block {
    std::string bytes;        // in memory; empty when they are in the file
    std::uint64_t place = 0;  // in the file
    std::size_t length = 0;
    bool beyond_room = false;  // in memory as the file could not take it
  };

  /// `memory`: bytes of blocks that memory has room for. `folder`: where the temporary file is made.
  explicit BlockStorage(std::uint64_t memory, std::string folder = AnonymousFile::usual_folder())
      : memory_(memory), file_(std::move(folder)) {}

  Block add(std::string compressed);
  /// Errors: unreadable.
  Result<std::string> read(const Block& block) const;

 private:
  bool take_room(std::size_t length);

  std::mutex mutex_;
  std::uint64_t memory_;  // left of it; under the mutex
  AnonymousFile file_;
};

}  // namespace lookalike
