#pragma once

#include <cstddef>
#include <string>

#include "core/base/error.h"

namespace lookalike {

/// The bytes of a small file (a recipe, a word list). Errors: unreadable (missing, a folder, no permission, longer than
/// `limit` bytes), with the system's reason.
Result<std::string> read_whole_file(const std::string& path, std::size_t limit = std::size_t{64} << 20);

}  // namespace lookalike
