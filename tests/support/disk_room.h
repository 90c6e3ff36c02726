#pragma once

#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <cstdint>
#include <string>

namespace lookalike::testing {

/// The folder's files are kept in memory, not on a disk.
inline bool lies_in_memory(const std::string& folder) {
  struct statfs system {};
  return ::statfs(folder.c_str(), &system) == 0 && system.f_type == TMPFS_MAGIC;
}

/// Files of this many bytes fit there, on a disk.
inline bool has_room_on_disk(const std::string& folder, std::uint64_t bytes) {
  struct statfs system {};
  if (::access(folder.c_str(), W_OK) != 0 || ::statfs(folder.c_str(), &system) != 0) return false;
  return !lies_in_memory(folder) && static_cast<std::uint64_t>(system.f_bavail) * system.f_bsize >= bytes;
}

}  // namespace lookalike::testing
