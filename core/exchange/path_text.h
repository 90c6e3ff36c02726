#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lookalike {

/// A path as UTF-8, for JSON. A byte that is part of no character becomes NUL and two hexadecimal digits, in JSON
/// "\\u0000E9": no path holds a NUL. Any other path stays as it is.
std::string text_of_path(std::string_view path);

/// The path that was written so. Nothing where a NUL has no such digits behind it.
std::optional<std::string> path_of_text(std::string_view text);

/// Whether a file's name has an ending such as ".gz"; its case does not matter.
bool has_ending(std::string_view name, std::string_view ending);

}  // namespace lookalike
