#pragma once

#include <cstddef>
#include <string>

#include "core/base/error.h"

namespace lookalike {

/// The bytes of a small file (a word list, a run file). Errors: unreadable (missing, not a regular file, no permission,
/// longer than `limit` bytes), with the system's reason.
Result<std::string> read_whole_file(const std::string& path, std::size_t limit = std::size_t{64} << 20);

/// The same, including a pipe or a device: waits for its writer. It can be read only once.
Result<std::string> read_whole_stream(const std::string& path, std::size_t limit = std::size_t{64} << 20);

}  // namespace lookalike
