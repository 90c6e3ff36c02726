#include "core/text/unicode_table.h"

#include <utf8proc.h>

#include <algorithm>
#include <utility>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"

namespace lookalike {

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

}  // namespace lookalike
