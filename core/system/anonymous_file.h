#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/error.h"

namespace lookalike {

/// A file without a name, private to this process: for data that would take too much memory. It is created by the first
/// `add` and disappears when the process ends, in any way. Thread-safe.
class AnonymousFile {
 public:
  /// Bytes of the disk that are left to others.
  static constexpr std::uint64_t kLeft = std::uint64_t{1} << 30;

  /// The user's folder for temporary files (TMPDIR), or /var/tmp, which is meant for large ones.
  static std::string usual_folder();

  explicit AnonymousFile(std::string folder = usual_folder(), std::uint64_t left = kLeft)
      : folder_(std::move(folder)), left_(left) {}
  ~AnonymousFile();
  AnonymousFile(const AnonymousFile&) = delete;
  AnonymousFile& operator=(const AnonymousFile&) = delete;

  /// Appends the bytes and returns their offset. Nullopt if the folder is not writable, is in memory itself, or has no
  /// room for them.
  std::optional<std::uint64_t> add(std::string_view bytes);
  /// Reads `length` bytes at an offset from `add`. Errors: unreadable.
  Result<std::string> read(std::uint64_t place, std::size_t length) const;
  /// Number of bytes added.
  std::uint64_t size() const;

 private:
  bool opened();
  bool has_room(std::size_t length) const;

  const std::string folder_;
  const std::uint64_t left_;
  mutable std::mutex mutex_;  // guards the members below; readers hold an offset in `file_`, which does not change
  bool tried_ = false;
  int file_ = -1;
  std::uint64_t size_ = 0;
};

}  // namespace lookalike
