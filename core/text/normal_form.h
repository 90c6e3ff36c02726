#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lookalike {

/// The text in Unicode's normal form C (UAX 15); nullopt if none of its characters can change, or if it is not UTF-8.
/// O(bytes).
std::optional<std::string> normal_form(std::string_view text);

/// Whether normal form C may compose a character with the one before it: combining marks, Hangul vowels and finals.
bool may_compose_backwards(char32_t character);

/// The keyboard character for a typographic quotation mark, dash or blank, U+00AD for an invisible one (UnicodeTable);
/// any other character is returned unchanged.
char32_t typed_character(char32_t character);

/// The text as searches compare it: case folded, normal form C, without invisible characters, each run of white space
/// one blank, typed characters. In bytes that are not UTF-8 only ASCII is folded. O(bytes).
std::string search_form(std::string_view text);

}  // namespace lookalike
