#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// Appends one character, at most U+10FFFF and not a surrogate.
void append_utf8(char32_t character, std::string& text);

/// The first character of a text; `bytes` is 0 if the text does not begin with a valid one.
struct Utf8Character {
  char32_t value = 0;
  std::size_t bytes = 0;
};
Utf8Character first_character(std::string_view text);

/// Whether the bytes are well-formed by the Unicode standard: no overlong forms, no surrogates. O(size).
bool is_utf8(std::string_view text);

/// Text that is safe to store: UTF-8 without NUL.
struct CleanText {
  std::string_view text;
  bool recoded = false;      // was not UTF-8; decoded as Windows-1252, a superset of Latin-1's text
  bool without_nul = false;  // NUL bytes were removed
};

/// Returns `bytes` itself if nothing has to change, which is checked at memory speed for ASCII; otherwise writes the
/// text to `storage`. In text that is not UTF-8, bytes 0x80 to 0x9F are the quotes and dashes of Windows-1252: files
/// declared as Latin-1 contain those, never the control characters that Latin-1 has there.
CleanText clean_text(std::string_view bytes, std::string& storage);

/// At most `limit` bytes of one line: white space collapsed, cut between characters; "..." marks a cut.
std::string shorten(std::string_view text, std::size_t limit);

}  // namespace lookalike
