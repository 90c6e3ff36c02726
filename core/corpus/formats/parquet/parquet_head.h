#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/formats/parquet/parquet_columns.h"

namespace lookalike {

/// The beginning of a Parquet file.
struct ParquetHead {
  std::vector<std::string> columns;               // those that can be read
  std::vector<bool> hold_text;                    // not numbers or dates
  std::vector<std::vector<std::string>> records;  // the first ones, a cell a column; null is an empty cell
  std::uint64_t rows = 0;
  std::string remarks;  // on columns that are not read, and on damage; mostly empty
};

/// Reads at most `most` rows of the file, all of whose bytes these are; `cell` makes a cell of a value. Cells behind
/// the first kMostPreviewColumns columns stay empty. Reads fewer rows, but one, rather than make more than
/// kMostPreviewCells cells. Errors: those of read_parquet_metadata; wrong_content where no column can be read.
/// O(columns), a page each.
Result<ParquetHead> read_parquet_head(std::string_view file, std::size_t most,
                                      const std::function<std::string(std::string_view)>& cell);

inline constexpr std::size_t kMostPreviewColumns = 128;
inline constexpr std::size_t kMostPreviewCells = std::size_t{1} << 18;

}  // namespace lookalike
