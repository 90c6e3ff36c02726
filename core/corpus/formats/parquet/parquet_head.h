#pragma once

#include <string_view>

#include "core/corpus/formats/head_records.h"

namespace lookalike {

/// Reads at most `most` rows of the file, all of whose bytes these are; null is an empty cell. Cells after the first
/// kMostPreviewColumns columns stay empty. Reads fewer rows, but one, rather than make more than kMostPreviewCells
/// cells. `seen` is the number of rows in the file. Errors: those of read_parquet_metadata; wrong_content where no
/// column can be read. O(columns), a page each.
Result<HeadRecords> read_parquet_head(std::string_view file, std::size_t most);

inline constexpr std::size_t kMostPreviewColumns = 128;
inline constexpr std::size_t kMostPreviewCells = std::size_t{1} << 18;

}  // namespace lookalike
