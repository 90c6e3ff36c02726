#pragma once

#include <cstddef>
#include <vector>

namespace lookalike {

/// A part of a text, in bytes.
struct TextPlace {
  std::size_t begin = 0, end = 0;

  bool operator==(const TextPlace&) const = default;
};

/// Tokens of a text at their places in it. White space belongs to none of the lists, but in character mode, where a
/// run of it may be a token at its first character.
struct TokenPlaces {
  std::vector<TextPlace> kept;      // those that Tokeniser::append appends, in order
  std::vector<TextPlace> left_out;  // stop words and numbers
  std::vector<TextPlace> dropped;   // runs of characters that are part of no token, also within one
};

}  // namespace lookalike
