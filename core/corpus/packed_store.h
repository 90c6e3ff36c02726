#pragma once

#include <cstdint>
#include <limits>
#include <mutex>
#include <string>
#include <utility>

#include "core/base/error.h"
#include "core/base/unnamed_file.h"

namespace lookalike {

/// Keeps packed bytes: in memory as far as there is room, then in a temporary file, and where that can take no more, in
/// memory whatever it takes. Safe to use from any thread.
class PackedStore {
 public:
  static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

  /// Packed bytes and where they are.
  struct Piece {
    std::string bytes;        // in memory; empty when they are in the file
    std::uint64_t place = 0;  // in the file
    std::size_t length = 0;
    bool beyond_room = false;  // in memory all the same, as the file could not take them
  };

  explicit PackedStore(std::uint64_t memory = kUnlimited, std::string folder = UnnamedFile::usual_folder())
      : memory_(memory), file_(std::move(folder)) {}

  Piece add(std::string packed);
  /// Errors: unreadable.
  Result<std::string> read(const Piece& piece) const;

 private:
  bool take_room(std::size_t length);

  std::mutex mutex_;
  std::uint64_t memory_;  // left of it; under the mutex
  UnnamedFile file_;
};

}  // namespace lookalike
