#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace lookalike {

/// A file's bytes as memory that the system may reclaim and reread from the file, so that they count towards no limit.
/// Bytes that are missing because the file was truncated, or that the disk fails to deliver, read as zero; overwritten
/// bytes read as their new values.
class MappedFile {
 public:
  /// Maximum number of files mapped at a time.
  static constexpr std::size_t kMost = 4096;

  /// Null if the file cannot be mapped.
  static std::shared_ptr<const MappedFile> open(const std::string& path);
  /// Maps `size` bytes of an open file at `offset` (a multiple of the page size) for reading and writing. Null if they
  /// cannot be mapped. `path` names the file in errors.
  static std::shared_ptr<MappedFile> map(std::string path, int file, std::uint64_t offset, std::size_t size);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  const std::string& path() const { return path_; }
  std::string_view bytes() const { return {address_, size_}; }
  char* writable() { return address_; }
  /// Whether the file is shorter now, or was when missing bytes were read.
  bool shortened() const;

 private:
  struct Slot;
  MappedFile(std::string path, int file, std::uint64_t end, char* address, std::size_t size, Slot& slot)
      : path_(std::move(path)), file_(file), end_(end), address_(address), size_(size), slot_(slot) {}
  static std::shared_ptr<MappedFile> make(std::string path, int file, std::uint64_t offset, std::size_t size,
                                          int access, int sharing);
  friend struct MappedSlots;

  std::string path_;
  int file_;
  std::uint64_t end_;  // offset of the first byte past the mapped ones
  char* address_;
  std::size_t size_;
  Slot& slot_;
};

}  // namespace lookalike
