#include "core/text/normal_form.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

#include "core/base/utf8_text.h"
#include "core/text/unicode_table.h"

namespace lookalike {
namespace {

constexpr unsigned char kFirstByte = 0xCC;  // of U+0300, the first character that NFC may change
constexpr char32_t kTableEnd = 0x10000;

std::optional<std::string> composed(std::string_view text, int more = 0, utf8proc_custom_func each = nullptr) {
  utf8proc_uint8_t* out = nullptr;
  const auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | more);
  const auto length = utf8proc_map_custom(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                          static_cast<utf8proc_ssize_t>(text.size()), &out, options, each, nullptr);
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(out, &std::free);
  if (length < 0) return {};
  return std::string(reinterpret_cast<const char*>(out), static_cast<std::size_t>(length));
}

bool compute_may_change(char32_t character) {
  if (may_compose_backwards(character)) return true;
  const utf8proc_property_t& property = *utf8proc_get_property(static_cast<utf8proc_int32_t>(character));
  const bool decomposes = property.decomp_seqindex != UINT16_MAX && property.decomp_type == 0;  // canonically
  if (!decomposes) return false;
  std::string text;
  append_utf8(character, text);
  return composed(text) != text;
}

bool may_change(char32_t character) {
  static const std::vector<bool> table = [] {
    std::vector<bool> all(kTableEnd);
    for (char32_t c = 0x300; c < kTableEnd; ++c) all[c] = compute_may_change(c);
    return all;
  }();
  return character < kTableEnd ? table[character] : compute_may_change(character);
}

utf8proc_int32_t typed(utf8proc_int32_t character, void*) {
  return static_cast<utf8proc_int32_t>(typed_character(static_cast<char32_t>(character)));
}

std::string lower(std::string_view text) {
  std::string made(text);
  for (char& c : made) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c >= '\t' && c <= '\r' ? ' ' : c;
  return made;
}

}  // namespace

char32_t typed_character(char32_t character) {
  if (character < 0x85) return character;
  if (character >= 0x2018 && character <= 0x201B) return '\'';
  if (character >= 0x201C && character <= 0x201F) return '"';
  if (character >= 0x2010 && character <= 0x2015) return '-';
  switch (UnicodeTable::kind_of(character)) {
    case UnicodeTable::Kind::space:
      return ' ';
    case UnicodeTable::Kind::invisible:
      return 0xAD;
    default:
      return character;
  }
}

std::string search_form(std::string_view text) {
  const bool ascii = std::ranges::none_of(text, [](char c) { return c < 0; });
  const auto folded = ascii ? std::nullopt : composed(text, UTF8PROC_CASEFOLD | UTF8PROC_IGNORE, typed);
  std::string made = lower(folded ? std::string_view(*folded) : text);
  const auto both_blank = [](char a, char b) { return a == ' ' && b == ' '; };
  made.erase(std::unique(made.begin(), made.end(), both_blank), made.end());
  return made;
}

bool may_compose_backwards(char32_t character) {
  const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(character));
  const bool hangul = (character >= 0x1161 && character <= 0x1175) || (character >= 0x11A8 && character <= 0x11C2);
  return hangul || (category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME);
}

std::optional<std::string> normal_form(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const bool plain = static_cast<unsigned char>(text[at]) < kFirstByte;
    const Utf8Character character = plain ? Utf8Character{} : first_character(text.substr(at));
    if (character.bytes > 0 && may_change(character.value)) return composed(text);
    at += character.bytes > 0 ? character.bytes : 1;
  }
  return {};
}

}  // namespace lookalike
