#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// A sentence for files of columns that are known by their first bytes and not read, with the command line that reads
/// them through a pipe; nothing for all others.
std::optional<std::string> why_not_read(BufferedReader& bytes, const std::string& path);

}  // namespace lookalike
