#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "ui/models/diff/prose_diff.h"

namespace lookalike {

/// A part of a text in UTF-16 units, as Qt counts.
struct TextRange {
  int position = 0, length = 0;

  int end() const { return position + length; }
  bool operator==(const TextRange&) const = default;
};

/// Turns bytes of a text into UTF-16 units of the same text as it is shown: reflowing replaces white space by other
/// white space, or by none, and leaves all else. Both are valid UTF-8. O(bytes) time and memory.
class ShownPlaces {
 public:
  ShownPlaces(std::string_view text, std::string_view shown);
  /// For a text that is shown as it is.
  explicit ShownPlaces(std::string_view text) : ShownPlaces(text, text) {}

  /// Behind all that stands before `byte`.
  int at(std::size_t byte) const { return units_[byte]; }
  /// Begins at the first character of the span.
  TextRange range(const TextSpan& span) const;

 private:
  std::vector<int> units_;   // of each byte of the text and its end, behind the character before
  std::vector<int> begins_;  // the same, behind white space that was added
};

}  // namespace lookalike
