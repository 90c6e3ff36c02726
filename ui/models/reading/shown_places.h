#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "ui/models/diff/prose_diff.h"

namespace lookalike {

/// A part of a text in UTF-16 units, as in Qt.
struct TextRange {
  int position = 0, length = 0;

  int end() const { return position + length; }
  bool operator==(const TextRange&) const = default;
};

/// Converts byte positions of a text to UTF-16 positions of its shown form: reflowing replaces white space by other
/// white space, or by none, and removes quote marks and overstruck characters. Both are valid UTF-8. O(bytes) time and
/// memory.
class ShownPlaces {
 public:
  ShownPlaces(std::string_view text, std::string_view shown);
  /// For a text that is shown unchanged.
  explicit ShownPlaces(std::string_view text) : ShownPlaces(text, text) {}

  /// The position after all characters before `byte`.
  int at(std::size_t byte) const { return units_[byte]; }
  /// Begins at the first character of the span.
  TextRange range(const TextSpan& span) const;

 private:
  std::vector<int> units_;   // of each byte of the text and its end, after the previous character
  std::vector<int> begins_;  // the same, after added white space
};

}  // namespace lookalike
