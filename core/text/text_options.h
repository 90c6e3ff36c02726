#pragma once

#include <cstdint>
#include <string>

namespace lookalike {

enum class Case { lower, keep };
enum class Punctuation {
  remove,  // delete punctuation, then split at white space (newswire)
  split,   // tokens are runs of word characters, as \b\w+\b finds them (reviews)
  keep,    // split at white space only
};
enum class Characters {
  unicode,  // as readers perceive them: normal form C, punctuation of all scripts, marks belong to their word, no
            // soft hyphens, zero-width characters and byte order marks
  python,   // as Python's str and re treat them: no normal form, string.punctuation, \w
};
enum class Entities { keep, decode };  // character references of HTML, "&amp;"
enum class Digits { keep, drop };      // drop: tokens of digits only
enum class Spaces {
  collapse,    // character shingles: every run of white space is one space
  underscore,  // character shingles: every white-space character is one '_'
};

/// How a text becomes tokens.
struct TextOptions {
  Case letter_case = Case::lower;
  Characters characters = Characters::unicode;
  Punctuation punctuation = Punctuation::remove;
  Digits digits = Digits::keep;
  std::string stop_words = "none";  // "none", "nltk", "glasgow" or the path of a file with one word per line
  Spaces spaces = Spaces::collapse;
  Entities entities = Entities::keep;

  bool operator==(const TextOptions&) const = default;
};

enum class ShingleUnit { word, character };
enum class ShingleHash {
  xxh3,   // 64-bit XXH3 of the shingle's bytes
  crc32,  // CRC-32 (IEEE, as zlib) of the same bytes
};

enum class ShortTexts {
  whole,  // a text of fewer than k tokens is one shingle; without any token, one of its bytes
  skip,   // such a text has no shingle
};

/// How tokens become a set of shingles.
struct ShingleOptions {
  ShingleUnit unit = ShingleUnit::word;
  std::uint32_t k = 3;  // words or characters per shingle, 1..50
  bool bag = false;     // the i-th occurrence of a shingle is an element of its own (multiset Jaccard)
  ShingleHash hash = ShingleHash::xxh3;
  ShortTexts short_texts = ShortTexts::whole;
  bool keep_empty = false;  // documents without shingles take part and equal each other

  bool operator==(const ShingleOptions&) const = default;
};

}  // namespace lookalike
