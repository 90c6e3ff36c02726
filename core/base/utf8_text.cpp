#include "core/base/utf8_text.h"

#include <simdjson.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>

namespace lookalike {
namespace {

// Windows-1252 in 0x80..0x9F; the five unassigned bytes remain control characters, as in Latin-1.
constexpr std::array<char16_t, 32> kWindows1252 = {0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                   0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
                                                   0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                   0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

bool is_ascii_without_nul(std::string_view text) {
  unsigned bad = 0;
  // Branch-free, so that the compiler vectorises it: subtracting one wraps NUL to 0xFF.
  for (const char c : text) bad |= static_cast<unsigned char>(c) | static_cast<unsigned char>(c - 1);
  return (bad & 0x80u) == 0;
}

void append_windows_1252(std::string_view bytes, std::string& text) {
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    append_utf8(byte >= 0x80 && byte < 0xA0 ? kWindows1252[byte - 0x80] : byte, text);
  }
}

}  // namespace

void append_utf8(char32_t character, std::string& text) {
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(character), bytes.data());
  text.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(length));
}

// Short blocks with byte counters let the compiler vectorise the loop: a cell may count a text of 16 MB.
std::uint64_t count_characters(std::string_view text) {
  constexpr std::size_t kStretch = 240;
  std::uint64_t count = 0;
  for (std::size_t at = 0; at < text.size(); at += kStretch) {
    std::uint8_t some = 0;
    for (const char byte : text.substr(at, kStretch))
      some = static_cast<std::uint8_t>(some + (continues_character(byte) ? 0 : 1));
    count += some;
  }
  return count;
}

std::string_view whole_characters(std::string_view text, std::size_t limit) {
  constexpr std::size_t kLongest = 4;
  if (limit != std::string_view::npos && text.size() <= limit) return text;
  text = text.substr(0, limit);
  for (std::size_t back = 1; back <= std::min(kLongest, text.size()); ++back) {
    const std::string_view last = text.substr(text.size() - back);
    if (continues_character(last.front())) continue;
    if (first_character(last).bytes == 0) text.remove_suffix(back);
    break;
  }
  return text;
}

bool is_utf8(std::string_view text) {
  return simdjson::validate_utf8(text.data(), text.size());
}

CleanText clean_text(std::string_view bytes, std::string& storage) {
  CleanText clean{bytes};
  if (is_ascii_without_nul(bytes)) return clean;
  clean.recoded = !is_utf8(bytes);
  clean.without_nul = bytes.find('\0') != std::string_view::npos;
  if (!clean.recoded && !clean.without_nul) return clean;
  storage.clear();
  if (clean.recoded)
    append_windows_1252(bytes, storage);
  else
    storage = bytes;
  if (clean.without_nul) std::erase(storage, '\0');
  clean.text = storage;
  return clean;
}

std::string shorten(std::string_view text, std::size_t limit) {
  constexpr std::string_view kSpaces = " \t\r\n\v\f", kCut = "...";
  std::string line;
  while (line.size() <= limit) {
    text.remove_prefix(std::min(text.find_first_not_of(kSpaces), text.size()));
    if (text.empty()) break;
    const std::string_view word = text.substr(0, std::min(text.find_first_of(kSpaces), limit + 1));
    if (!line.empty()) line += ' ';
    line += word;
    text.remove_prefix(word.size());
  }
  if (line.size() <= limit) return line;
  return std::string(whole_characters(line, limit - kCut.size())).append(kCut);
}

}  // namespace lookalike
