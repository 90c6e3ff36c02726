#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// The text with its middle replaced by "…" where it has more than `most` bytes; UTF-8 stays whole.
std::string shortened(std::string_view text, std::size_t most = 200);

/// The same in quotation marks, for sentences about a value that somebody gave.
std::string in_quotes(std::string_view text);

}  // namespace lookalike
