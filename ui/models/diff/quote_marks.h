#pragma once

#include <cstddef>
#include <string_view>

namespace lookalike {

/// Bytes of the marks that mail quotes the first line of `text` by, with the blanks before and between them: ">> ",
/// "| ", ": " or the initials of "JH> "; 0 where the line is not quoted. O(result).
std::size_t quote_marks(std::string_view text);

}  // namespace lookalike
