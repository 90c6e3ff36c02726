#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// Maximum width of a wrapped line, in columns: a longer line is a whole paragraph.
constexpr std::size_t kWidestLine = 120;

/// The width of a line in columns of a fixed-pitch font; an ideograph takes two. O(bytes).
std::size_t columns_of(std::string_view line);

/// Whether it is only white space.
bool is_blank_line(std::string_view line);

/// Whether the line is joined with neither neighbour: it has no words or, unless it is as wide as a paragraph, is a row
/// of a table, words separated by wide gaps, or a line drawn with punctuation marks. O(bytes).
bool stands_alone(std::string_view line);

/// Whether it continues a sentence: it begins with a lower-case letter.
bool continues_sentence(std::string_view line);

/// Whether it ends a sentence, a clause or a greeting.
bool ends_with_stop(std::string_view line);

/// Whether it looks like an item of a list: "- one", "* one", "2. one" or "2) one".
bool is_item(std::string_view line);

/// Whether it is never joined to the previous line: it stands alone, or begins with white space, or with a name and a
/// colon like the header of a mail.
bool begins_anew(std::string_view line);

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
