#pragma once

#include <cstddef>
#include <string_view>

#include "ui/models/diff/quote_marks.h"

namespace lookalike {

/// Columns: nobody wraps later by hand, so a longer line is a paragraph.
constexpr std::size_t kWidestLine = 120;

/// Columns that a line takes in a fixed-pitch face: ideographs take two. O(bytes).
std::size_t columns_of(std::string_view line);

/// Nothing but white space.
bool is_blank_line(std::string_view line);

/// Neither joined to the line before nor to the one behind: mail quoted by `marks`, and, unless it is a paragraph, a
/// row of a table, words set apart by blanks, or a line drawn with punctuation marks. O(bytes).
bool stands_alone(std::string_view line, const QuoteMarks& marks = {});

/// Goes on in mid-sentence: with a lower-case letter.
bool continues_sentence(std::string_view line);

/// Ends a sentence, a part of one, or a greeting.
bool ends_with_stop(std::string_view line);

/// Looks like an item of a list: "- one", "* one", "2. one" or "2) one".
bool is_item(std::string_view line);

/// Never joined to the line before: lines that stand alone or begin with white space or a name and a colon, as the
/// header of a mail does.
bool begins_anew(std::string_view line, const QuoteMarks& marks = {});

}  // namespace lookalike
