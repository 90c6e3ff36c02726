#pragma once

#include <string>
#include <string_view>

namespace lookalike {

/// Appends one field of a CSV record, quoted as RFC 4180 wants it where it has to be.
void append_csv_field(std::string& out, std::string_view field);

/// Appends the shortest decimal text that reads back as the same double; nothing for NaN.
void append_number(std::string& out, double number);

}  // namespace lookalike
