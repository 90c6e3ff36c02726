#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// Whether the number of quotes is odd; never, where the quote is NUL. O(size), at memory speed.
bool has_odd_quotes(std::string_view bytes, char quote);

/// Offset of the first row of a table that begins at or after `from` (at least 1), if quotes only enclose fields or
/// are doubled inside them; `inside_quotes` tells whether `from` lies inside of some. The end of the table counts as a
/// row's beginning. Nothing when there is none within `distance`. O(distance).
std::optional<std::size_t> find_row_start(std::string_view table, std::size_t from, bool inside_quotes, char quote,
                                          std::size_t distance = kMostRecordBytes);

}  // namespace lookalike
