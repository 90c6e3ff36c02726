#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace lookalike {

/// Which ASCII bytes are word characters and which white space, laid out for table look-ups by nibbles.
class AsciiClasses {
 public:
  /// `lower`: fold A to Z.
  explicit AsciiClasses(bool lower) : lower_(lower) {}
  void set_word(unsigned char c) { word_[c & 15] |= static_cast<std::uint8_t>(1 << (c >> 4)); }
  void set_space(unsigned char c) { space_[c & 15] |= static_cast<std::uint8_t>(1 << (c >> 4)); }

  bool lower() const { return lower_; }
  /// Bit h of entry l tells about the byte with high nibble h and low nibble l.
  const std::uint8_t* word() const { return word_; }
  const std::uint8_t* space() const { return space_; }

 private:
  alignas(16) std::uint8_t word_[16] = {};
  alignas(16) std::uint8_t space_[16] = {};
  bool lower_;
};

/// One text classified in blocks of 64 bytes; used again for the next text.
struct AsciiScan {
  std::size_t blocks = 0;
  std::vector<char> folded;          // the text, folded; whole blocks
  std::vector<std::uint64_t> words;  // bit i of block b: byte 64 b + i is a word character
  std::vector<std::uint64_t> spaces;
};

/// Classifies and folds a text by SIMD. False, and the scan is unfinished, when it holds a byte beyond ASCII. O(bytes).
bool scan_ascii(std::string_view text, const AsciiClasses& classes, AsciiScan& scan);

}  // namespace lookalike
