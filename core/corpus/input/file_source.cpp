#include "core/corpus/input/file_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace lookalike {
std::unique_ptr<FileSource> FileSource::open(const std::string& path) {
  // Opening a pipe would wait for its writer.
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return nullptr;
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  return file < 0 ? nullptr : std::unique_ptr<FileSource>(new FileSource(file));
}

FileSource::~FileSource() {
  ::close(file_);
}

std::string FileSource::head(std::size_t length) const {
  std::string bytes(length, '\0');
  const ssize_t read = ::pread(file_, bytes.data(), length, 0);
  bytes.resize(read < 0 ? 0 : static_cast<std::size_t>(read));
  return bytes;
}

Result<std::size_t> FileSource::read(std::span<char> into) {
  ssize_t length = 0;
  do length = ::read(file_, into.data(), into.size());
  while (length < 0 && errno == EINTR);
  if (length < 0)
    return failure(ErrorCode::unreadable, "It cannot be read: " + std::generic_category().message(errno) + ".");
  bytes_ += static_cast<std::uint64_t>(length);
  return static_cast<std::size_t>(length);
}

std::int64_t FileSource::seek(std::int64_t offset, int whence) {
  return ::lseek(file_, offset, whence);
}

}  // namespace lookalike
