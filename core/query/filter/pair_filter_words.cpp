#include <utf8proc.h>

#include "core/base/utf8_text.h"
#include "core/query/filter/filter_node.h"
#include "core/text/normal_form.h"

namespace lookalike {
namespace {

using Node = PairFilter::Node;

Utf8Character character_before(std::string_view text, std::size_t at) {
  std::size_t begin = at - 1;
  while (begin > 0 && at - begin < 4 && continues_character(text[begin])) --begin;
  return first_character(text.substr(begin));
}

/// Excludes scripts without capitals: many write words without blanks, or prefixes joined to them.
bool is_in_word(const Utf8Character& character) {
  if (character.bytes == 0) return false;
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(character.value))) {
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
  return at == 0 || at == text.size() || !is_in_word(character_before(text, at)) ||
         !is_in_word(first_character(text.substr(at)));
}

}  // namespace

bool contains(std::string_view text, const Node& words) {
  const std::string folded = search_form(text);
  for (std::size_t at = folded.find(words.text); at != std::string::npos; at = folded.find(words.text, at + 1))
    if (is_border(folded, at) && (!words.whole || is_border(folded, at + words.text.size()))) return true;
  return false;
}

}  // namespace lookalike
