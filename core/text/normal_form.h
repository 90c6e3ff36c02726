#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/corpus.h"
#include "core/text/text_options.h"

namespace lookalike {

/// Suggested characters per shingle for such texts.
inline constexpr std::uint32_t kCharactersWithoutBlanks = 5;

/// A warning if words are the unit and the texts have few spaces, as in Chinese, Japanese or Thai: words there have 15
/// characters or more on average, but hardly ever more than 10 in languages with spaces between words. Otherwise empty.
/// Reads the beginnings of up to 100 documents. O(1).
std::string few_blanks_sentence(const Corpus& corpus, ShingleUnit unit);

/// Categories and lower case of all characters of the Basic Multilingual Plane, looked up in utf8proc once: a look-up
/// per character of a text would take ten times as long as everything else. 512 KB for each case.
class UnicodeTable {
 public:
  static constexpr char32_t kEnd = 0x10000;

  /// `invisible`: soft hyphens, zero-width characters and byte order marks; `decimal`: a digit of any script.
  enum class Kind : std::uint8_t { other, space, mark, invisible, punctuation, letter, number, decimal };
  static constexpr std::size_t kKinds = 8;

  struct alignas(8) Entry {
    std::array<char, 4> text{};  // UTF-8 of the character, in lower case for Case::lower
    std::uint8_t bytes = 0;
    Kind kind = Kind::other;
  };

  /// Built on first use.
  static const UnicodeTable& get(Case letter_case);

  /// The entry of a character below kEnd.
  const Entry& operator[](char32_t character) const { return entries_[character]; }
  /// The kind of any character, even beyond kEnd.
  static Kind kind_of(char32_t character);

 private:
  explicit UnicodeTable(Case letter_case);
  std::vector<Entry> entries_;
};

/// The text in Unicode Normalization Form C (UAX 15); nullopt if none of its characters can change, or if it is not
/// UTF-8. O(bytes).
std::optional<std::string> normal_form(std::string_view text);

/// Whether normal form C may compose a character with the one before it: combining marks, Hangul vowels and finals.
bool may_compose_backwards(char32_t character);

/// The keyboard character for a typographic quotation mark, dash or space, U+00AD for an invisible one (UnicodeTable);
/// any other character is returned unchanged.
char32_t typed_character(char32_t character);

/// The text as searches compare it: case folded, normal form C, without invisible characters, each run of white space
/// one blank, keyboard characters for typographic ones. In bytes that are not UTF-8 only ASCII is folded. O(bytes).
std::string search_form(std::string_view text);

}  // namespace lookalike
