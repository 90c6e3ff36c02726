#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/text/ascii_tokens.h"
#include "core/text/normal_form.h"
#include "core/text/stop_words.h"
#include "core/text/text_options.h"
#include "core/text/token_places.h"

namespace lookalike {

/// Splits texts by fixed rules; immutable, so threads share it. Texts of pure ASCII are split with SIMD. Otherwise one
/// table classifies ASCII and another, made of utf8proc's categories, all else: letters and numbers are word
/// characters, and so are marks unless the options follow Python's \w; bytes that are not UTF-8 are left unchanged.
class Tokeniser {
 public:
  Tokeniser(const TextOptions& options, ShingleUnit unit, const StopWords& stop_words);

  /// Appends the document's normalised text to `text` and the offset of each token (or character), counted from the
  /// document's beginning, to `starts`; the original text if it has no token. Stops early when cancelled. O(bytes).
  void append(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
              const Progress& progress) const;

  /// Byte ranges of the same tokens in `document`. Incomplete when cancelled. O(bytes).
  TokenPlaces places(std::string_view document, const Progress& progress) const;

 private:
  enum class Class : std::uint8_t { space, word, drop, beyond_ascii };
  struct Character {
    Class kind;
    std::uint8_t length;         // bytes in the text
    std::uint8_t folded_length;  // after case folding; an invalid byte stays as it is
    std::array<char, 4> folded;
  };

  Class classify(bool is_space, bool is_word, bool is_punctuation) const;
  Class classify(UnicodeTable::Kind kind) const;
  Class class_of(UnicodeTable::Kind kind) const { return kinds_[static_cast<std::size_t>(kind)]; }
  /// The first character, which is beyond ASCII.
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
  /// Returns false and appends nothing if the document is not pure ASCII.
  bool append_ascii_words(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts) const;
  /// Removes stop words and numbers from the written tokens.
  TokensWritten drop(char* words, std::uint32_t* starts, TokensWritten written) const;
  void append_characters(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
                         const Progress& progress) const;
  bool keeps(std::string_view token) const;
  /// The text with its entities decoded if the options say so; the text itself, or a view of `storage`.
  std::string_view plain_text(std::string_view text, std::string& storage) const;
  /// The text in normal form C if the options ask for it and it is not in that form yet.
  std::optional<std::string> normal(std::string_view text) const;

  TextOptions options_;
  ShingleUnit unit_;
  StopWordFilter stop_words_;
  bool keeps_all_;  // neither stop words nor numbers are removed
  AsciiClasses ascii_;
  const UnicodeTable& beyond_ascii_;
  std::array<Class, UnicodeTable::kKinds> kinds_;
  Class classes_[256];
  char folded_[128];
};

}  // namespace lookalike
