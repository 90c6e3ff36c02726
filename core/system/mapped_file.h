#pragma once

#include <cstddef>
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
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  const std::string& path() const { return path_; }
  std::string_view bytes() const { return {static_cast<const char*>(address_), size_}; }
  /// Whether the file is shorter now, or was when missing bytes were read.
  bool shortened() const;

 private:
  struct Slot;
  MappedFile(std::string path, int file, const void* address, std::size_t size, Slot& slot)
      : path_(std::move(path)), file_(file), address_(address), size_(size), slot_(slot) {}
  friend struct MappedSlots;

  std::string path_;
  int file_;
  const void* address_;
  std::size_t size_;
  Slot& slot_;
};

}  // namespace lookalike
