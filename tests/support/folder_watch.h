#pragma once

#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <string>

namespace lookalike::test {

/// Reports changes in a folder without running an event loop or polling.
class FolderWatch {
 public:
  /// Starts watching; no later change is missed.
  explicit FolderWatch(const std::string& folder) : changes_(::inotify_init1(IN_CLOEXEC)) {
    ::inotify_add_watch(changes_, folder.c_str(), IN_CREATE | IN_MODIFY | IN_MOVED_TO | IN_DELETE | IN_CLOSE_WRITE);
  }
  ~FolderWatch() { ::close(changes_); }
  FolderWatch(const FolderWatch&) = delete;
  FolderWatch& operator=(const FolderWatch&) = delete;

  /// Sleeps until `done` holds, checking at once and after every change; false when nothing changed for a minute.
  bool wait_until(const std::function<bool()>& done) const {
    constexpr int kMinute = 60'000;
    while (!done()) {
      pollfd changes{changes_, POLLIN, 0};
      if (::poll(&changes, 1, kMinute) != 1) return done();
      std::array<char, 16 << 10> told;
      if (::read(changes_, told.data(), told.size()) <= 0) return done();
    }
    return true;
  }

 private:
  int changes_;
};

}  // namespace lookalike::test
