#include "core/corpus/formats/parquet/parquet_head.h"

#include <algorithm>

#include "core/corpus/formats/parquet/column_reader.h"

namespace lookalike {
namespace {

void add_remark(ParquetHead& head, const std::string& remark) {
  head.remarks += (head.remarks.empty() || remark.empty() ? "" : " ") + remark;
}

using MakeCell = std::function<std::string(std::string_view)>;

/// Fills the cells of a column in the rows of the head.
Result<void> read_cells(std::string_view file, const ParquetMetadata& metadata, const ParquetColumn& column,
                        const MakeCell& cell, std::size_t cell_number, ParquetHead& head) {
  std::size_t row = 0;
  for (const ParquetRowGroup& group : metadata.groups) {
    ParquetColumnReader reader(file, column, group.chunks[column.leaf], group.rows);
    for (std::uint64_t i = 0; i < group.rows && row < head.records.size(); ++i, ++row) {
      const auto value = reader.next();
      if (!value) return tl::unexpected(value.error());
      head.records[row][cell_number] = cell(value->value_or(std::string_view()));
    }
    if (row == head.records.size()) break;
  }
  return {};
}

}  // namespace

Result<ParquetHead> read_parquet_head(std::string_view file, std::size_t most, const MakeCell& cell) {
  const auto metadata = read_parquet_metadata(file);
  if (!metadata) return tl::unexpected(metadata.error());
  ReadableColumns readable = readable_columns(*metadata);
  ParquetHead head;
  head.remarks = unread_columns_text(*metadata);
  if (readable.numbers.empty())
    return failure(ErrorCode::wrong_content, "No column of the Parquet file can be read. " + head.remarks);
  for (const std::size_t number : readable.numbers)
    head.hold_text.push_back(metadata->columns[number].values == ParquetValues::text);
  head.columns = std::move(readable.names);
  head.rows = metadata->rows;
  most = std::min(most, std::max<std::size_t>(1, kMostPreviewCells / head.columns.size()));
  head.records.resize(std::min<std::uint64_t>(head.rows, most), std::vector<std::string>(head.columns.size()));
  for (std::size_t i = 0; i < std::min(readable.numbers.size(), kMostPreviewColumns); ++i) {
    const auto read = read_cells(file, *metadata, metadata->columns[readable.numbers[i]], cell, i, head);
    if (!read) add_remark(head, "In column \"" + head.columns[i] + "\": " + read.error().message);
  }
  return head;
}

}  // namespace lookalike
