#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// Text with hard line breaks made ready to be wrapped by a window: a single line break inside a paragraph becomes a
/// space (nothing after a hyphen that ends a line). Paragraphs end at a blank line and before a line that starts with
/// white space; one of more than kLongParagraph bytes is broken at its next end of a sentence, and one of twice as many
/// at its next space, because windows lay out a paragraph as a whole. Carriage returns go; all else stays. O(bytes).
std::string reflow(std::string_view text);

inline constexpr std::size_t kLongParagraph = 1500;

}  // namespace lookalike
