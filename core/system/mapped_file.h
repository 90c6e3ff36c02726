#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace lookalike {

/// A file's bytes as memory that the system may take back and read again from the file, so that they count against
/// nothing. Bytes that are missing because someone shortened the file, or that the disk does not give, are zero; bytes
/// that were written anew are what they are now.
class MappedFile {
 public:
  /// So many files can be mapped at a time.
  static constexpr std::size_t kMost = 4096;

  /// Null when the file cannot be mapped.
  static std::shared_ptr<const MappedFile> open(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  const std::string& path() const { return path_; }
  std::string_view bytes() const { return {static_cast<const char*>(address_), size_}; }
  /// The file is shorter now, or was when bytes were read that are missing.
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
