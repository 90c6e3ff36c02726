#include "core/corpus/formats/parquet/parquet_head.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/corpus/formats/parquet/column_reader.h"
#include "core/corpus/formats/parquet/parquet_columns.h"

namespace lookalike {
namespace {

void add_remark(HeadRecords& head, const std::string& remark) {
  head.remark += (head.remark.empty() || remark.empty() ? "" : " ") + remark;
}

/// Fills the cells of a column in the rows of the head.
Result<void> read_cells(std::string_view file, const ParquetMetadata& metadata, const ParquetColumn& column,
                        std::size_t cell_number, HeadRecords& head) {
  std::size_t row = 0;
  std::string cleaned;
  for (const ParquetRowGroup& group : metadata.groups) {
    ParquetColumnReader reader(file, column, group.chunks[column.leaf], group.rows);
    for (std::uint64_t i = 0; i < group.rows && row < head.records.size(); ++i, ++row) {
      const auto value = reader.next();
      if (!value) return tl::unexpected(value.error());
      const CleanText clean = clean_text(value->value_or(std::string_view()), cleaned);
      head.records[row][cell_number] = clean.text.substr(0, HeadRecords::kMostCellBytes);
    }
    if (row == head.records.size()) break;
  }
  return {};
}

}  // namespace

Result<HeadRecords> read_parquet_head(std::string_view file, std::size_t most) {
  const auto metadata = read_parquet_metadata(file);
  if (!metadata) return tl::unexpected(metadata.error());
  ReadableColumns readable = readable_columns(*metadata);
  HeadRecords head;
  head.remark = unread_columns_text(*metadata);
  if (readable.numbers.empty())
    return failure(ErrorCode::wrong_content, "No column of the Parquet file can be read. " + head.remark);
  head.columns = std::move(readable.names);
  head.seen = metadata->rows;
  for (const std::size_t number : readable.numbers)
    head.holds_text.push_back(metadata->columns[number].values == ParquetValues::text);
  most = std::min(most, std::max<std::size_t>(1, kMostPreviewCells / head.columns.size()));
  head.records.resize(std::min<std::uint64_t>(head.seen, most), std::vector<std::string>(head.columns.size()));
  for (std::size_t i = 0; i < std::min(readable.numbers.size(), kMostPreviewColumns); ++i) {
    const auto read = read_cells(file, *metadata, metadata->columns[readable.numbers[i]], i, head);
    if (!read) add_remark(head, "In column \"" + head.columns[i] + "\": " + read.error().message);
  }
  return head;
}

}  // namespace lookalike
