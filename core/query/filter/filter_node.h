#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/query/filter/pair_filter.h"

namespace lookalike {

/// A node of a filter's syntax tree.
struct PairFilter::Node {
  enum class Kind { all_of, any_of, not_this, number, id, document, group, identical, words, verdict, judge };
  enum class Field { jaccard, estimate, containment, bands, words };
  enum class Compare { less, at_most, equal, unequal, at_least, more };

  Kind kind = Kind::all_of;
  std::vector<std::shared_ptr<const Node>> parts;  // of all_of, any_of and not_this
  Field field = Field::jaccard;                    // of a number
  Compare compare = Compare::equal;
  double value = 0;        // of a number, a document or a group
  std::string text;        // an id, a judge, words in search form, or a verdict's name, "any", "none" or "disputed"
  std::size_t number = 0;  // of words: their number in the filter
  bool whole = false;      // of words: they end at the end of a word of the text
};

/// Whether `words` occur in the search form of the text, beginning at the start of a word and, if they are whole,
/// ending at the end of one. Words of scripts without capitals, such as ideographs, match anywhere. O(text x words),
/// usually O(text).
bool contains(std::string_view text, const PairFilter::Node& words);

}  // namespace lookalike
