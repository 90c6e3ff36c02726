#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lookalike {

/// Which ASCII bytes are word characters and which are white space, laid out for table look-ups by nibbles.
class AsciiClasses {
 public:
  /// `lower`: fold A to Z.
  explicit AsciiClasses(bool lower) : lower_(lower) {}
  void set_word(unsigned char c) { word_[c & 15] |= static_cast<std::uint8_t>(1 << (c >> 4)); }
  void set_space(unsigned char c) { space_[c & 15] |= static_cast<std::uint8_t>(1 << (c >> 4)); }

  bool lower() const { return lower_; }
  /// Bit h of entry l describes the byte with high nibble h and low nibble l.
  const std::uint8_t* word() const { return word_; }
  const std::uint8_t* space() const { return space_; }

 private:
  alignas(16) std::uint8_t word_[16] = {};
  alignas(16) std::uint8_t space_[16] = {};
  bool lower_;
};

/// How much was written.
struct TokensWritten {
  std::size_t bytes = 0, tokens = 0;
};

/// Upper limit of the bytes written for a text of `text` bytes, overwriting included.
constexpr std::size_t most_token_bytes(std::size_t text) {
  return text + 128;
}
constexpr std::size_t most_tokens(std::size_t text) {
  return text / 2 + 65;
}

/// Splits a text into words with SIMD: keeps word characters, case-folded, ends a word at white space and drops all
/// other characters. Writes the words joined by one space, and the start of each; both outputs need room for the upper
/// limit above. Empty if the text contains a byte beyond ASCII. O(bytes).
std::optional<TokensWritten> split_ascii(std::string_view text, const AsciiClasses& classes, char* words,
                                         std::uint32_t* starts);

}  // namespace lookalike
