#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// A text as HTML text or as a quoted attribute value: & < > " ' become references; control characters except tabs
/// and line ends, and bytes that are not UTF-8, become U+FFFD. The result contains no markup. O(bytes).
std::string html_text(std::string_view text);

/// An element; its content is HTML.
std::string element(const std::string& tag, const std::string& html);
/// A document's own words, isolated so that their writing direction affects no other text.
std::string own_words(std::string_view text);
std::string code(std::string_view text);

std::string number_cell(std::uint64_t number, const std::string& id = {});
/// `names` separated by '|'; a name that begins with '#' heads a column of numbers.
std::string begin_table(std::string_view names);
inline constexpr const char* kEndTable = "</table>\n";
/// A note if a list shows fewer than all.
std::string left_out(std::size_t all, std::size_t shown, const std::string& noun);

/// Two texts as HTML, reflowed, in which <mark> encloses the words that differ, as the window shows them; its classes
/// are `left` or `right`, `changed`, `moved` and `ignored` by the recipe. Both texts lose the same long passages that
/// are equal, and the middle of long differences; both end before the 101st difference. A note in <i> counts the words
/// left out, or the characters of a text without blanks. The time of compare_prose and read_pair.
std::array<std::string, 2> marked_html(std::string_view left, std::string_view right, const Recipe& recipe);

}  // namespace lookalike
