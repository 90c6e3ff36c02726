#pragma once

#include <cstddef>
#include <cstdint>
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
inline Utf8Character first_character(std::string_view text) {
  const auto byte = [text](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(text[i])}; };
  // The six bits of a continuation byte; a larger number for any other byte.
  const auto further = [byte](std::size_t i) { return byte(i) ^ 0x80; };
  constexpr std::uint32_t kNone = 0x40;
  if (text.empty()) return {};
  const std::uint32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  if (first < 0xC2 || text.size() < 2 || further(1) >= kNone) return {};
  if (first < 0xE0) return {(first & 0x1F) << 6 | further(1), 2};
  if (text.size() < 3 || further(2) >= kNone) return {};
  if (first < 0xF0) {
    const char32_t value = (first & 0x0F) << 12 | further(1) << 6 | further(2);
    return value < 0x800 || (value >= 0xD800 && value < 0xE000) ? Utf8Character() : Utf8Character{value, 3};
  }
  if (first > 0xF4 || text.size() < 4 || further(3) >= kNone) return {};
  const char32_t value = (first & 0x07) << 18 | further(1) << 12 | further(2) << 6 | further(3);
  return value < 0x10000 || value > 0x10FFFF ? Utf8Character() : Utf8Character{value, 4};
}

/// Calls `each(character, bytes)` for every character of a text with its bytes. A byte that begins no valid character
/// is passed alone, as a `character` whose `bytes` is 0.
template <typename Each>
void for_each_character(std::string_view text, const Each& each) {
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    const std::size_t bytes = character.bytes > 0 ? character.bytes : 1;
    each(character, text.substr(0, bytes));
    text.remove_prefix(bytes);
  }
}

/// Whether a byte is not the first one of its character.
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// Number of characters of a valid text. O(bytes), at memory speed.
std::uint64_t count_characters(std::string_view text);

/// The first bytes, at most `limit`, without a truncated character at the end.
std::string_view whole_characters(std::string_view text, std::size_t limit = std::string_view::npos);

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
