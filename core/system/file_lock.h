#pragma once

#include <optional>
#include <string>

#include "core/base/error.h"

namespace lookalike {

/// Something that one program at a time may do, named by a file that is there while it does. The system ends the lock
/// with the program, however that ends; a file that a killed one has left keeps nobody out.
class FileLock {
 public:
  /// Returns nothing while this or another program holds the lock. Everybody gets one on a file system without locks.
  /// Errors: unwritable (the file cannot be made).
  static Result<std::optional<FileLock>> take(const std::string& path);

  ~FileLock();
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;

 private:
  FileLock(std::string path, int file) : path_(std::move(path)), file_(file) {}

  std::string path_;
  int file_;
};

}  // namespace lookalike
