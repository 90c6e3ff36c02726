#pragma once

#include <string>
#include <string_view>

namespace lookalike {

enum class LineBreaks { joined, as_in_file };

/// Text with hard line breaks made ready to be wrapped by a window: a line break inside wrapped prose becomes a blank
/// (nothing after a hyphen that ends a line, or between ideographs). Lines stay that are told apart by line_shape.h,
/// items of a list, lines that end before half of the usual width or beyond any, and all of a text whose lines are
/// short throughout; a short first line goes on if a lower-case letter follows, or where paragraphs are indented and it
/// ends without a stop. With `as_in_file` every line stays. Carriage returns go; all else stays. O(bytes).
std::string reflow(std::string_view text, LineBreaks breaks = LineBreaks::joined);

}  // namespace lookalike
