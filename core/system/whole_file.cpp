#include "core/system/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace lookalike {
namespace {

/// An open file, closed by the destructor.
class OpenFile {
 public:
  OpenFile(const std::string& path, int flags) : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags)) {
    if (file_ >= 0) ::fstat(file_, &status_);
  }
  ~OpenFile() {
    if (file_ >= 0) ::close(file_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  bool good() const { return file_ >= 0; }
  int number() const { return file_; }
  // Reading a folder fails with the system's reason.
  bool is_stream() const { return !S_ISREG(status_.st_mode) && !S_ISDIR(status_.st_mode); }
  std::size_t size() const { return S_ISREG(status_.st_mode) ? static_cast<std::size_t>(status_.st_size) : 0; }

 private:
  int file_;
  struct stat status_ {};
};

tl::unexpected<Error> unreadable(const std::string& path, const std::string& reason) {
  return failure(ErrorCode::unreadable, "The file cannot be read: " + reason + ".", {path, {}, {}});
}

std::string last_reason() {
  return std::generic_category().message(errno);
}

Result<std::string> read_all(const OpenFile& file, const std::string& path, std::size_t limit) {
  const auto too_long = [&] { return unreadable(path, "it is longer than " + std::to_string(limit) + " bytes"); };
  if (file.size() > limit) return too_long();
  std::string text;
  std::array<char, 1 << 16> buffer;
  while (const ssize_t length = ::read(file.number(), buffer.data(), buffer.size())) {
    if (length < 0 && errno == EINTR) continue;
    if (length < 0) return unreadable(path, last_reason());
    if (text.size() + static_cast<std::size_t>(length) > limit) return too_long();
    text.append(buffer.data(), static_cast<std::size_t>(length));
  }
  return text;
}

}  // namespace

Result<std::string> read_whole_file(const std::string& path, std::size_t limit) {
  const OpenFile file(path, O_NONBLOCK);  // a pipe without a writer is refused rather than waited for
  if (!file.good()) return unreadable(path, last_reason());
  if (file.is_stream()) return unreadable(path, "it is not a regular file");
  return read_all(file, path, limit);
}

Result<std::string> read_whole_stream(const std::string& path, std::size_t limit) {
  const OpenFile file(path, 0);
  if (!file.good()) return unreadable(path, last_reason());
  return read_all(file, path, limit);
}

}  // namespace lookalike
