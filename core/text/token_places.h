#pragma once

#include <cstddef>
#include <vector>

namespace lookalike {

/// A byte range of a text.
struct TextPlace {
  std::size_t begin = 0, end = 0;

  bool operator==(const TextPlace&) const = default;
};

/// Byte ranges of a text's tokens. White space is in none of the lists, except in character mode, where a run of it may
/// be a token, at its first character.
struct TokenPlaces {
  std::vector<TextPlace> tokens;    // the tokens that Tokeniser::append appends, in order
  std::vector<TextPlace> left_out;  // stop words and numbers
  std::vector<TextPlace> dropped;   // runs of characters that belong to no token, also inside one
};

}  // namespace lookalike
