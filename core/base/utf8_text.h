#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// Appends one character; no surrogates, at most U+10FFFF.
void append_utf8(char32_t character, std::string& text);

/// The first character of a text; `bytes` is 0 if the text does not begin with one.
struct Utf8Character {
  char32_t value = 0;
  std::size_t bytes = 0;
};
Utf8Character first_character(std::string_view text);

/// Well-formed in the sense of the Unicode standard: no overlong forms, no surrogates. O(size).
bool is_utf8(std::string_view text);

/// Text that is safe to keep: UTF-8 without NUL.
struct CleanText {
  std::string_view text;
  bool recoded = false;      // was no UTF-8 and has been read as Windows-1252, of which Latin-1 is a part
  bool without_nul = false;  // NUL bytes were removed
};

/// Returns `bytes` itself where nothing has to change, which is checked at memory speed for ASCII; otherwise the text
/// is written to `storage`. Bytes 0x80 to 0x9F of text that is no UTF-8 are the quotes and dashes of Windows-1252:
/// files said to be Latin-1 hold those, and never the control characters Latin-1 has there.
CleanText clean_text(std::string_view bytes, std::string& storage);

/// At most `limit` bytes of one line: white space collapsed, cut between characters and ended by "..." when cut.
std::string shorten(std::string_view text, std::size_t limit);

}  // namespace lookalike
