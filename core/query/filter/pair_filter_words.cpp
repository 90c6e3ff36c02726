#include <utf8proc.h>

#include <optional>

#include "core/query/filter/filter_node.h"
#include "core/text/normal_form.h"

namespace lookalike {
namespace {

using Node = PairFilter::Node;

/// The character that begins at a byte; nullopt if none does.
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

/// Excludes scripts without capitals: many write words without blanks, or prefixes joined to them.
bool is_in_word(std::optional<utf8proc_int32_t> character) {
  if (!character) return false;
  switch (utf8proc_category(*character)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_MN:  // an accent after its letter
    case UTF8PROC_CATEGORY_ND:
      return true;
    default:
      return false;
  }
}

bool is_border(std::string_view text, std::size_t at) {
  return at == 0 || at == text.size() || !is_in_word(character_before(text, at)) || !is_in_word(character_at(text, at));
}

}  // namespace

bool contains(std::string_view text, const Node& words) {
  const std::string folded = search_form(text);
  for (std::size_t at = folded.find(words.text); at != std::string::npos; at = folded.find(words.text, at + 1))
    if (is_border(folded, at) && (!words.whole || is_border(folded, at + words.text.size()))) return true;
  return false;
}

}  // namespace lookalike
