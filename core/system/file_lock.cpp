#include "core/system/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace lookalike {
namespace {

constexpr int kNone = -1;

// The previous holder may have removed the file between our opening and locking it.
bool is_still_at(const std::string& path, int file) {
  struct stat opened {
  }, named{};
  return ::fstat(file, &opened) == 0 && ::stat(path.c_str(), &named) == 0 && opened.st_dev == named.st_dev &&
         opened.st_ino == named.st_ino;
}

bool is_locked_by_another(int file) {
  return ::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

}  // namespace

Result<std::optional<FileLock>> FileLock::take(const std::string& path) {
  for (;;) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file == kNone)
      return failure(ErrorCode::unwritable,
                     "The file could not be created: " + std::generic_category().message(errno) + ".", {path, {}, {}});
    FileLock lock({}, file);
    if (is_locked_by_another(file)) return std::nullopt;
    if (!is_still_at(path, file)) continue;
    lock.path_ = path;
    return lock;
  }
}

FileLock::FileLock(FileLock&& other) noexcept
    : path_(std::exchange(other.path_, {})), file_(std::exchange(other.file_, kNone)) {}

FileLock::~FileLock() {
  if (!path_.empty()) ::unlink(path_.c_str());
  if (file_ != kNone) ::close(file_);
}

}  // namespace lookalike
