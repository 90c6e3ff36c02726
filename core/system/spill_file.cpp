#include "core/system/spill_file.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

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

}  // namespace

std::string SpillFile::usual_folder() {
  const char* named = std::getenv("TMPDIR");
  return named && *named ? named : "/var/tmp";
}

SpillFile::~SpillFile() {
  if (file_ >= 0) ::close(file_);
}

bool SpillFile::opened() {
  if (tried_) return file_ >= 0;
  tried_ = true;
  file_ = open_anonymous(folder_);
  if (file_ < 0 || !lies_in_memory(file_)) return file_ >= 0;
  ::close(file_);
  file_ = -1;
  return false;
}

bool SpillFile::has_room(std::size_t length) const {
  struct statvfs disk {};
  if (::fstatvfs(file_, &disk) != 0 || size_ + length > longest_file()) return false;
  return std::uint64_t{disk.f_bavail} * disk.f_frsize >= left_ + length;
}

// The disk's space is taken beforehand, because writing to memory cannot report that it is full.
bool SpillFile::grow(std::size_t length) {
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  const std::size_t size = (std::max(piece_, length) + page - 1) / page * page;
  if (!opened() || !has_room(size)) return false;
  if (::posix_fallocate(file_, static_cast<off_t>(size_), static_cast<off_t>(size)) != 0) return false;
  auto piece = MappedFile::map("temporary file in " + folder_, file_, size_, size);
  if (!piece) return false;
  pieces_.push_back(std::move(piece));
  size_ += size;
  taken_ = 0;
  return true;
}

char* SpillFile::allocate(std::size_t length) {
  const std::lock_guard lock(mutex_);
  if ((pieces_.empty() || length > pieces_.back()->bytes().size() - taken_) && !grow(length)) return nullptr;
  char* const place = pieces_.back()->writable() + taken_;
  taken_ += length;
  return place;
}

std::shared_ptr<const MappedFile> SpillFile::lost() const {
  const std::lock_guard lock(mutex_);
  const auto lost = std::ranges::find_if(pieces_, [](const auto& piece) { return piece->shortened(); });
  return lost == pieces_.end() ? nullptr : *lost;
}

}  // namespace lookalike
