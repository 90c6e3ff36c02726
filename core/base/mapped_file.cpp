#include "core/base/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lookalike {

std::shared_ptr<const MappedFile> MappedFile::open(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return nullptr;
  struct stat status {};
  void* address = MAP_FAILED;
  if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0)
    address = ::mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_PRIVATE, file, 0);
  ::close(file);  // the mapping stays
  if (address == MAP_FAILED) return nullptr;
  return std::shared_ptr<const MappedFile>(new MappedFile(address, static_cast<std::size_t>(status.st_size)));
}

MappedFile::~MappedFile() {
  ::munmap(const_cast<void*>(address_), size_);
}

}  // namespace lookalike
