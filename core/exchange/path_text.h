#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

/// A path as UTF-8, for JSON. A byte that belongs to no character becomes NUL and two hexadecimal digits, in JSON
/// "\\u0000E9": no path contains a NUL. Any other path is unchanged.
std::string text_of_path(std::string_view path);

/// Decodes such a path. Nullopt if a NUL is not followed by such digits.
std::optional<std::string> path_of_text(std::string_view text);

/// Allowed endings of an output's name. The ending of another data format is refused, and so is an empty name; all
/// other names are allowed.
using Endings = std::vector<std::string>;
/// The problem with a name, as a sentence; empty if none exists.
std::string wrong_ending(std::string_view name, const Endings& endings);

/// Whether a file's name has an ending such as ".gz", in any case.
bool has_ending(std::string_view name, std::string_view ending);

}  // namespace lookalike
