#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/pipeline/recipe.h"
#include "core/text/stop_words.h"

namespace lookalike {

/// A text as text or as a quoted attribute value of HTML: & < > " ' become references, and control characters except
/// tabs and line ends, and bytes that are not UTF-8, U+FFFD. Nothing in it can be markup. O(bytes).
std::string html_text(std::string_view text);

/// Two texts as HTML in which <mark> encloses the tokens that belong to no shingle of both: the program's own reason
/// for a similarity below 1. Passages of more than 1,000 bytes, marked or not, lose their middle, and a text ends after
/// 100 passages; a note in <i> says how much is left out. O(bytes log bytes).
std::array<std::string, 2> marked_html(std::string_view left, std::string_view right, const Recipe& recipe,
                                       const StopWords& stop_words);

}  // namespace lookalike
