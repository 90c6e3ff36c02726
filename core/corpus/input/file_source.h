#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// The bytes of a regular file as stored on disk.
class FileSource final : public ByteSource {
 public:
  /// Null if no regular file can be opened: nothing is read from a pipe.
  static std::unique_ptr<FileSource> open(const std::string& path);
  ~FileSource() override;
  FileSource(const FileSource&) = delete;
  FileSource& operator=(const FileSource&) = delete;

  /// At most the first `length` bytes, independent of the reading position; empty if they cannot be read.
  std::string head(std::size_t length) const;
  /// Errors: unreadable.
  Result<std::size_t> read(std::span<char> into) override;
  /// Moves the reading position by `offset` bytes relative to `whence` (of lseek); returns it, negative on failure.
  std::int64_t seek(std::int64_t offset, int whence);
  /// Bytes returned so far.
  std::uint64_t bytes() const { return bytes_; }

 private:
  explicit FileSource(int file) : file_(file) {}

  int file_;
  std::uint64_t bytes_ = 0;
};

}  // namespace lookalike
