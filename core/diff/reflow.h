#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/diff/prose_diff.h"

namespace lookalike {

/// Whether the line is joined with neither neighbour: it has no words or, unless it is as wide as a paragraph, is a row
/// of a table, words separated by wide gaps, or a line drawn with punctuation marks. O(bytes).
bool stands_alone(std::string_view line);

enum class LineBreaks { joined, as_in_file };

/// Prepares a text with hard line breaks for wrapping by a window: a line break inside wrapped prose becomes a blank
/// (or nothing, after a hyphen at a line end or between ideographs). Line breaks stay at lines that stand alone, at
/// items of a list, after "someone writes:", after lines shorter than half the normal width or longer than any normal
/// one, and in a text of short lines; a short first line is joined if a lower-case letter follows, or if paragraphs are
/// indented and it ends without a stop. Lines of quoted mail are joined if they have the same common marks, which stay
/// at the beginning of the first one; also after a word or two that a mailer put on a line of their own. With
/// `as_in_file` every line break stays. Removes carriage returns and overstruck characters. O(bytes).
std::string reflow(std::string_view text, LineBreaks breaks = LineBreaks::joined);

/// Byte positions of a text in its reflowed form, which has other white space, or none, and lacks carriage returns,
/// quote marks and overstruck characters. O(bytes).
class ReflowedPlaces {
 public:
  ReflowedPlaces(std::string_view text, std::string_view reflowed);

  /// The position after all characters before `byte`.
  std::size_t at(std::size_t byte) const { return after_[byte]; }
  /// Begins at the first character of the span.
  TextSpan span(const TextSpan& of) const;

 private:
  std::vector<std::uint32_t> after_, begins_;
};

}  // namespace lookalike
