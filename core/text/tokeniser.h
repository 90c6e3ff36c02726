#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/text/ascii_tokens.h"
#include "core/text/stop_word_filter.h"
#include "core/text/stop_words.h"
#include "core/text/text_options.h"
#include "core/text/token_places.h"
#include "core/text/unicode_table.h"

namespace lookalike {

/// Splits texts under fixed rules; immutable, so threads share it. Texts of ASCII alone are split by SIMD; otherwise
/// ASCII goes through a table, and beyond it utf8proc's categories, in a table as well, decide: letters and numbers are
/// word characters, and marks unless the options follow Python's \w; bytes that are not UTF-8 are kept as they are.
class Tokeniser {
 public:
  Tokeniser(const TextOptions& options, ShingleUnit unit, const StopWords& stop_words);

  /// Appends the document's normalised text to `text` and the offset of each token (or character), counted from the
  /// document's own beginning, to `starts`; the text as it is if it has no token. Stops early when cancelled. O(bytes).
  void append(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
              const Progress& progress) const;

  /// The same tokens at their places in `document`. Incomplete when cancelled. O(bytes).
  TokenPlaces places(std::string_view document, const Progress& progress) const;

 private:
  enum class Class : std::uint8_t { space, word, drop, beyond_ascii };
  struct Character {
    Class kind;
    std::uint8_t length;         // bytes of the text
    std::uint8_t folded_length;  // after case folding; the byte itself where the text is not UTF-8
    std::array<char, 4> folded;
  };

  Class classify(bool is_space, bool is_word, bool is_punctuation) const;
  Class classify(UnicodeTable::Kind kind) const;
  Class class_of(UnicodeTable::Kind kind) const { return kinds_[static_cast<std::size_t>(kind)]; }
  /// The first character, one beyond ASCII.
  Character decode(std::string_view rest) const;
  Character decode_rare(std::string_view rest) const;
  Character character_at(std::string_view document, std::size_t at) const;
  static bool is_white(std::string_view document, std::size_t at);
  static void append_character(const Character& character, std::vector<char>& text);
  TokenPlaces word_places(std::string_view document, const Progress& progress) const;
  TokenPlaces character_places(std::string_view document, const Progress& progress) const;
  void append_words(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
                    const Progress& progress) const;
  template <typename Writer>
  TokensWritten split_words(std::string_view document, Writer words, const Progress& progress) const;
  /// False, and nothing is appended, when the document is not all ASCII.
  bool append_ascii_words(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts) const;
  /// Takes stop words and numbers out of what was written.
  TokensWritten leave_out(char* words, std::uint32_t* starts, TokensWritten written) const;
  void append_characters(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
                         const Progress& progress) const;
  bool keeps(std::string_view token) const;
  /// The text without entities where the options ask for it; the text itself, or a view of `storage`.
  std::string_view plain_text(std::string_view text, std::string& storage) const;
  /// The text in normal form where the options ask for it and it is not in it.
  std::optional<std::string> normal(std::string_view text) const;

  TextOptions options_;
  ShingleUnit unit_;
  StopWordFilter stop_words_;
  bool keeps_all_;  // neither stop words nor numbers are left out
  AsciiClasses ascii_;
  const UnicodeTable& beyond_ascii_;
  std::array<Class, UnicodeTable::kKinds> kinds_;
  Class classes_[256];
  char folded_[128];
};

}  // namespace lookalike
