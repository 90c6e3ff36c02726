#pragma once

#include <string>
#include <string_view>

namespace lookalike {

/// Appends a text as a quoted JSON string. Bytes that are not UTF-8, as in some file names, become U+FFFD. O(bytes).
void append_json_text(std::string& out, std::string_view text);

/// Appends a number as `append_number` does, or null for NaN.
void append_json_number(std::string& out, double number);

}  // namespace lookalike
