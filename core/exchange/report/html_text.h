#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lookalike {

/// A text as HTML text or as a quoted attribute value: & < > " ' become references; control characters except tabs
/// and line ends, those that turn the direction of writing, and bytes that are not UTF-8, become U+FFFD. The result
/// contains no markup. O(bytes).
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

}  // namespace lookalike
