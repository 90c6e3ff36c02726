#pragma once

#include <string>
#include <string_view>

namespace lookalike {

/// Text with hard line breaks made ready to be wrapped by a window: a single line break inside a paragraph becomes a
/// space (nothing after a hyphen that ends a line). Paragraphs end at a blank line and before a line that starts with
/// white space. Carriage returns go; all else stays. O(bytes).
std::string reflow(std::string_view text);

}  // namespace lookalike
