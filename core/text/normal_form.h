#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lookalike {

/// The text in Unicode's normal form C (UAX 15); nothing if none of its characters can change, or if it is not UTF-8.
/// O(bytes).
std::optional<std::string> normal_form(std::string_view text);

/// Whether normal form C may compose a character with the one before it: combining marks, Hangul vowels and finals.
bool may_compose_backwards(char32_t character);

}  // namespace lookalike
