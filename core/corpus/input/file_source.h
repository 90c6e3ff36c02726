#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

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

/// The bytes of a pipe. They can be examined before they are read: all bytes are held until `begin`.
class StreamInput final : public ByteSource {
 public:
  /// Does not wait, not even for a writer. Errors: unreadable.
  static Result<std::shared_ptr<StreamInput>> open(const std::string& path, std::stop_token stop);
  ~StreamInput() override;
  StreamInput(const StreamInput&) = delete;
  StreamInput& operator=(const StreamInput&) = delete;

  /// Waits for bytes, checking the stop token. Errors: unreadable, cancelled.
  Result<std::size_t> read(std::span<char> into) override;
  /// Starts again from the first byte.
  void rewind() { next_ = 0; }
  /// Starts again from the first byte, for the last time.
  void begin();
  /// Bytes returned since the start.
  std::uint64_t bytes() const { return next_; }

 private:
  StreamInput(int file, std::stop_token stop) : file_(file), stop_(std::move(stop)) {}
  Result<std::size_t> wait_and_read(std::span<char> into);

  int file_;
  std::stop_token stop_;
  std::vector<char> head_;  // bytes read before `begin`
  std::uint64_t next_ = 0;  // position of the next byte
  bool looking_ = true;     // `begin` has not been called yet
};

}  // namespace lookalike
