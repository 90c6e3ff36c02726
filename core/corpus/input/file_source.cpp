#include "core/corpus/input/file_source.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace lookalike {
namespace {

constexpr int kCheckMilliseconds = 50;  // between checks of the stop token

tl::unexpected<Error> unreadable(int error) {
  return failure(ErrorCode::unreadable, "It cannot be read: " + std::generic_category().message(error) + ".");
}

// A socket on standard input cannot be opened by its name.
int open_stream(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  return file < 0 && errno == ENXIO && path == "/dev/stdin" ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : file;
}

}  // namespace

Result<std::shared_ptr<StreamInput>> StreamInput::open(const std::string& path, std::stop_token stop) {
  const int file = open_stream(path);
  if (file < 0) return unreadable(errno);
  return std::shared_ptr<StreamInput>(new StreamInput(file, std::move(stop)));
}

StreamInput::~StreamInput() {
  ::close(file_);
}

void StreamInput::begin() {
  rewind();
  looking_ = false;
}

Result<std::size_t> StreamInput::read(std::span<char> into) {
  std::size_t length = 0;
  if (next_ < head_.size()) {
    length = std::min<std::size_t>(into.size(), head_.size() - next_);
    std::copy_n(head_.begin() + static_cast<std::ptrdiff_t>(next_), length, into.begin());
  } else {
    if (!looking_) std::vector<char>().swap(head_);
    const auto read = wait_and_read(into);
    if (!read) return read;
    length = *read;
    if (looking_) head_.insert(head_.end(), into.begin(), into.begin() + static_cast<std::ptrdiff_t>(length));
  }
  next_ += length;
  return length;
}

// Before a writer opens the pipe, reading would report its end; waiting does not.
Result<std::size_t> StreamInput::wait_and_read(std::span<char> into) {
  for (;;) {
    if (stop_.stop_requested()) return cancelled();
    pollfd ready{file_, POLLIN, 0};
    if (::poll(&ready, 1, kCheckMilliseconds) <= 0) continue;
    const ssize_t length = ::read(file_, into.data(), into.size());
    if (length >= 0) return static_cast<std::size_t>(length);
    if (errno != EINTR && errno != EAGAIN) return unreadable(errno);
  }
}

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
