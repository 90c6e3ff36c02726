#include "core/corpus/input/stream_input.h"

#include <fcntl.h>
#include <poll.h>
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

}  // namespace lookalike
