#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// The text with its middle replaced by "…" if it has more than `most` bytes; never cuts a UTF-8 character.
std::string shortened(std::string_view text, std::size_t most = 200);

/// The same in quotation marks, for sentences that quote a user's value.
std::string in_quotes(std::string_view text);

}  // namespace lookalike
