#pragma once

#include <string>
#include <string_view>

namespace lookalike {

/// Appends a text as a string of JSON with its quotation marks. Bytes that are no UTF-8, as a file's name may have,
/// become U+FFFD. O(bytes).
void append_json_text(std::string& out, std::string_view text);

/// Appends a number as `append_number` does, and null for NaN.
void append_json_number(std::string& out, double number);

}  // namespace lookalike
