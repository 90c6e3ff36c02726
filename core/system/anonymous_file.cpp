#include "core/system/anonymous_file.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace lookalike {
namespace {

// Not every file system has unnamed files; elsewhere the file is unlinked at once.
int open_anonymous(const std::string& folder) {
  constexpr int kOwnerOnly = 0600;
  const int file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, kOwnerOnly);
  if (file >= 0) return file;
  std::string name = folder + "/lookalike-XXXXXX";
  const int named = ::mkostemp(name.data(), O_CLOEXEC);
  if (named >= 0) ::unlink(name.c_str());
  return named;
}

bool lies_in_memory(int file) {
  struct statfs system {};
  return ::fstatfs(file, &system) != 0 || system.f_type == TMPFS_MAGIC || system.f_type == RAMFS_MAGIC;
}

// Exceeding it would end the process.
std::uint64_t longest_file() {
  rlimit limit{};
  ::getrlimit(RLIMIT_FSIZE, &limit);
  return limit.rlim_cur;
}

bool write_all(int file, std::string_view bytes, std::uint64_t place) {
  while (!bytes.empty()) {
    const ssize_t written = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(place));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
    place += static_cast<std::uint64_t>(written);
  }
  return true;
}

}  // namespace

std::string AnonymousFile::usual_folder() {
  const char* named = std::getenv("TMPDIR");
  return named && *named ? named : "/var/tmp";
}

AnonymousFile::~AnonymousFile() {
  if (file_ >= 0) ::close(file_);
}

bool AnonymousFile::opened() {
  if (tried_) return file_ >= 0;
  tried_ = true;
  file_ = open_anonymous(folder_);
  if (file_ < 0 || !lies_in_memory(file_)) return file_ >= 0;
  ::close(file_);
  file_ = -1;
  return false;
}

bool AnonymousFile::has_room(std::size_t length) const {
  struct statvfs disk {};
  if (::fstatvfs(file_, &disk) != 0 || size_ + length > longest_file()) return false;
  return std::uint64_t{disk.f_bavail} * disk.f_frsize >= left_ + length;
}

std::optional<std::uint64_t> AnonymousFile::add(std::string_view bytes) {
  const std::lock_guard lock(mutex_);
  if (!opened() || !has_room(bytes.size()) || !write_all(file_, bytes, size_)) return {};
  const std::uint64_t place = size_;
  size_ += bytes.size();
  return place;
}

Result<std::string> AnonymousFile::read(std::uint64_t place, std::size_t length) const {
  std::string bytes(length, '\0');
  for (std::size_t done = 0; done < length;) {
    const ssize_t read = ::pread(file_, bytes.data() + done, length - done, static_cast<off_t>(place + done));
    if (read < 0 && errno == EINTR) continue;
    if (read < 0)
      return failure(ErrorCode::unreadable,
                     "A temporary file could not be read: " + std::generic_category().message(errno) + ".");
    if (read == 0) return failure(ErrorCode::unreadable, "A temporary file ends too early.");
    done += static_cast<std::size_t>(read);
  }
  return bytes;
}

std::uint64_t AnonymousFile::size() const {
  const std::lock_guard lock(mutex_);
  return size_;
}

}  // namespace lookalike
