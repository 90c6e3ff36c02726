#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/error.h"

namespace lookalike {

/// A file that only this process can find: for what would take too much memory. It is made with the first bytes and is
/// gone when the process ends, however it ends once they are written. Safe to use from any thread.
class AnonymousFile {
 public:
  /// So many bytes of the disk are left to others.
  static constexpr std::uint64_t kLeft = std::uint64_t{1} << 30;

  /// The folder that the user names for such files (TMPDIR), or /var/tmp, which is for large ones.
  static std::string usual_folder();

  explicit AnonymousFile(std::string folder = usual_folder(), std::uint64_t left = kLeft)
      : folder_(std::move(folder)), left_(left) {}
  ~AnonymousFile();
  AnonymousFile(const AnonymousFile&) = delete;
  AnonymousFile& operator=(const AnonymousFile&) = delete;

  /// Place of the first of these bytes. Nothing where the folder cannot be written, lies in memory itself, or has no
  /// room for them.
  std::optional<std::uint64_t> add(std::string_view bytes);
  /// `length` bytes that were added there. Errors: unreadable.
  Result<std::string> read(std::uint64_t place, std::size_t length) const;
  /// Bytes that were added.
  std::uint64_t size() const;

 private:
  bool opened();
  bool has_room(std::size_t length) const;

  const std::string folder_;
  const std::uint64_t left_;
  mutable std::mutex mutex_;  // guards what follows; who reads has a place in `file_`, which stays
  bool tried_ = false;
  int file_ = -1;
  std::uint64_t size_ = 0;
};

}  // namespace lookalike
