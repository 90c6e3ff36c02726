#include <utf8proc.h>

#include <algorithm>
#include <optional>

#include "core/query/filter_node.h"

namespace lookalike {
namespace {

using Node = PairFilter::Node;

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_blank(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

/// The character that begins at a byte; nothing where none does.
std::optional<utf8proc_int32_t> character_at(std::string_view text, std::size_t at) {
  utf8proc_int32_t character = 0;
  const auto rest = text.substr(at);
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(rest.data());
  const auto length = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(rest.size()), &character);
  return length > 0 ? std::optional(character) : std::nullopt;
}

std::optional<utf8proc_int32_t> character_before(std::string_view text, std::size_t at) {
  std::size_t begin = at - 1;
  while (begin > 0 && at - begin < 4 && (text[begin] & 0xC0) == 0x80) --begin;
  return character_at(text, begin);
}

/// Scripts without capitals are left out: many write words without blanks, or prefixes at one with them.
bool is_in_word(std::optional<utf8proc_int32_t> character) {
  if (!character) return false;
  switch (utf8proc_category(*character)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_MN:  // an accent behind its letter
    case UTF8PROC_CATEGORY_ND:
      return true;
    default:
      return false;
  }
}

bool is_border(std::string_view text, std::size_t at) {
  return at == 0 || at == text.size() || !is_in_word(character_before(text, at)) || !is_in_word(character_at(text, at));
}

/// The end of `words` if they stand at `at`, otherwise nothing. Their blanks are any white space.
std::optional<std::size_t> end_of(std::string_view words, std::string_view text, std::size_t at) {
  for (const char wanted : words) {
    const std::size_t begin = at;
    if (wanted == ' ')
      while (at < text.size() && is_blank(text[at])) ++at;
    else if (at < text.size() && lower(text[at]) == wanted)
      ++at;
    if (at == begin) return {};
  }
  return at;
}

bool stand_at(const Node& words, std::string_view text, std::size_t at) {
  const auto end = end_of(words.text, text, at);
  return end && is_border(text, at) && (!words.whole || is_border(text, *end));
}

}  // namespace

bool contains(std::string_view text, const Node& words) {
  const char first = words.text.front();
  const char upper = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
  std::size_t next_lower = text.find(first), next_upper = text.find(upper);  // much faster than one byte at a time
  while (true) {
    const std::size_t at = std::min(next_lower, next_upper);
    if (at == std::string_view::npos || words.text.size() > text.size() - at) return false;
    if (stand_at(words, text, at)) return true;
    if (next_lower == at) next_lower = text.find(first, at + 1);
    if (next_upper == at) next_upper = text.find(upper, at + 1);
  }
}

}  // namespace lookalike
