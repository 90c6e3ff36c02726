#pragma once

#include <cstddef>
#include <string_view>

#include "core/base/csv_text.h"

namespace lookalike {

enum class RowEnd { whole, stray_quote, incomplete };

/// Reads a row as read_csv_row does, unless the row contradicts the table: a quoted field is never closed, continues
/// after its closing quote, is open for a MiB, or the row does not have `width` fields, while the lines inside the
/// field are rows of `width` fields themselves. Then the opening quote is a stray one, and the row ends with its first
/// line. The result depends only on the bytes of the row, so that a table can be read in parts. O(length of the row).
RowEnd read_table_row(std::string_view data, const CsvDialect& dialect, std::size_t width, bool at_end, CsvRow& row);

}  // namespace lookalike
