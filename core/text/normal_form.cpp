#include "core/text/normal_form.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"

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

std::string few_blanks_sentence(const Corpus& corpus, ShingleUnit unit) {
  constexpr std::size_t kDocuments = 100, kBytes = 10'000, kLongWord = 15;
  constexpr std::string_view kBlanks = " \t\r\n\f\v";
  if (unit == ShingleUnit::character) return {};
  std::uint64_t words = 0, characters = 0;
  for (std::size_t i = 0; i < std::min(corpus.size(), kDocuments); ++i) {
    const Document document = corpus[DocumentIndex(i * corpus.size() / std::min(corpus.size(), kDocuments))];
    bool blank = true;
    for (const char c : document.text.substr(0, kBytes)) {
      const bool before = std::exchange(blank, kBlanks.find(c) != std::string_view::npos);
      words += before && !blank ? 1 : 0;
      characters += !blank && !continues_character(c) ? 1 : 0;
    }
  }
  if (words == 0 || characters < kLongWord * words) return {};
  return "These texts have few spaces: words are about " +
         decimal(static_cast<double>(characters) / static_cast<double>(words), 0) +
         " characters long. Shingles of characters suit them better.";
}

UnicodeTable::Kind UnicodeTable::kind_of(char32_t character) {
  if (character == 0x85) return Kind::space;
  if (character == 0xAD || (character >= 0x200B && character <= 0x200D) || character == 0x2060 || character == 0xFEFF)
    return Kind::invisible;
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(character))) {
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return Kind::space;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
      return Kind::mark;
    case UTF8PROC_CATEGORY_PC:
    case UTF8PROC_CATEGORY_PD:
    case UTF8PROC_CATEGORY_PS:
    case UTF8PROC_CATEGORY_PE:
    case UTF8PROC_CATEGORY_PI:
    case UTF8PROC_CATEGORY_PF:
    case UTF8PROC_CATEGORY_PO:
      return Kind::punctuation;
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
      return Kind::letter;
    case UTF8PROC_CATEGORY_ND:
      return Kind::decimal;
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
      return Kind::number;
    default:
      return Kind::other;
  }
}

UnicodeTable::UnicodeTable(Case letter_case) : entries_(kEnd) {
  for (char32_t character = 0; character < kEnd; ++character) {
    Entry& entry = entries_[character];
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto code = static_cast<utf8proc_int32_t>(character);
    const auto folded = letter_case == Case::lower ? utf8proc_tolower(code) : code;
    entry.bytes = static_cast<std::uint8_t>(utf8proc_encode_char(folded, bytes.data()));
    for (std::size_t i = 0; i < bytes.size(); ++i) entry.text[i] = static_cast<char>(bytes[i]);
    entry.kind = kind_of(character);
  }
}

const UnicodeTable& UnicodeTable::get(Case letter_case) {
  static const UnicodeTable lower(Case::lower), kept(Case::keep);
  return letter_case == Case::lower ? lower : kept;
}

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
