#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

namespace lookalike::testing {

/// Truncates every anonymous temporary file of this process, as a failing disk would. Returns their number.
inline int cut_temporary_files() {
  int cut = 0;
  for (const auto& open : std::filesystem::directory_iterator("/proc/self/fd")) {
    std::error_code error;
    const std::string target = std::filesystem::read_symlink(open.path(), error).string();
    if (error || !target.starts_with('/') || !target.ends_with("(deleted)")) continue;
    cut += ::truncate(open.path().c_str(), 0) == 0 ? 1 : 0;
  }
  return cut;
}

}  // namespace lookalike::testing
