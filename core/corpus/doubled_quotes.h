#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lookalike {

/// The text that is written here with its quotes doubled, as in a quoted field of a table. O(size).
std::string undouble(std::string_view written);

/// How many quotes are doubled where `written` begins with the text, its quotes doubled or not; empty when it does not.
/// O(text).
std::optional<std::uint32_t> quotes_doubled_in(std::string_view written, std::string_view text);

}  // namespace lookalike
