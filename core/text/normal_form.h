#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lookalike {

/// The text in Unicode's normal form C (UAX 15); nothing if every character shows that it is in it already, or if it is
/// no UTF-8. O(bytes).
std::optional<std::string> normal_form(std::string_view text);

/// Whether a character may become one with the character before it: combining marks, vowels and finals of Hangul.
bool may_compose_backwards(char32_t character);

}  // namespace lookalike
