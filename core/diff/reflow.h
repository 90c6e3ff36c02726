#pragma once

#include <string>
#include <string_view>

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

}  // namespace lookalike
