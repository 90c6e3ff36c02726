#pragma once

#include <optional>
#include <string>

#include "core/base/error.h"

namespace lookalike {

/// A lock that one program at a time can hold, named by a file that exists while it is held. The system releases the
/// lock however the program ends; a file left by a killed program locks nobody out.
class FileLock {
 public:
  /// Returns nullopt while this or another program holds the lock. Always succeeds on a file system without locks.
  /// Errors: unwritable (the file cannot be created).
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
