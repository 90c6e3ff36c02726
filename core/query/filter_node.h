#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/query/pair_filter.h"

namespace lookalike {

/// A part of a filter.
struct PairFilter::Node {
  enum class Kind { all_of, any_of, not_this, number, id, document, group, identical, words, verdict };
  enum class Field { jaccard, estimate, bands, words };
  enum class Compare { less, at_most, equal, unequal, at_least, more };

  Kind kind = Kind::all_of;
  std::vector<std::shared_ptr<const Node>> parts;  // of all_of, any_of and not_this
  Field field = Field::jaccard;                    // of a number
  Compare compare = Compare::equal;
  double value = 0;        // of a number, a document or a group
  std::string text;        // an id, words in search form, or a verdict's name, "any" or "none"
  std::size_t number = 0;  // of words: which of the filter's
  bool whole = false;      // of words: they end where a word of the text ends
};

/// Whether `words` stand in the search form of the text, from the beginning of a word on and, if they are whole, to the
/// end of one. Words of scripts without capitals, such as ideographs, are found anywhere. O(text x words), usually
/// O(text).
bool contains(std::string_view text, const PairFilter::Node& words);

}  // namespace lookalike
