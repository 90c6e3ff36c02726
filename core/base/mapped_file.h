#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace lookalike {

/// A file's bytes as memory that the system may take back and read again from the file, so that they count against
/// nothing. Who shortens the file while it is mapped ends the program when the missing bytes are read.
class MappedFile {
 public:
  /// Null when the file cannot be mapped.
  static std::shared_ptr<const MappedFile> open(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  std::string_view bytes() const { return {static_cast<const char*>(address_), size_}; }

 private:
  MappedFile(const void* address, std::size_t size) : address_(address), size_(size) {}
  const void* address_;
  std::size_t size_;
};

}  // namespace lookalike
