#include "core/corpus/formats/parquet/parquet_head.h"

#include <algorithm>

#include "core/corpus/formats/parquet/column_reader.h"

namespace lookalike {
namespace {

void add_remark(ParquetHead& head, const std::string& remark) {
  head.remarks += (head.remarks.empty() || remark.empty() ? "" : " ") + remark;
}

class HeadReader {
 public:
  HeadReader(std::string_view file, const ParquetMetadata& metadata, ParquetHead& head)
      : file_(file), metadata_(metadata), head_(head) {}

  /// Fills the cells of a column in the rows of the head.
  Result<void> read(std::size_t number, std::size_t cell_number,
                    const std::function<std::string(std::string_view)>& cell) {
    const ParquetColumn& column = metadata_.columns[number];
    std::size_t row = 0;
    for (const ParquetRowGroup& group : metadata_.groups) {
      ParquetColumnReader reader(file_, column, group.chunks[column.leaf], group.rows);
      for (std::uint64_t i = 0; i < group.rows && row < head_.records.size(); ++i, ++row) {
        const auto value = reader.next();
        if (!value) return tl::unexpected(value.error());
        head_.records[row][cell_number] = cell(value->value_or(std::string_view()));
      }
      if (row == head_.records.size()) break;
    }
    return {};
  }

 private:
  std::string_view file_;
  const ParquetMetadata& metadata_;
  ParquetHead& head_;
};

}  // namespace

Result<ParquetHead> read_parquet_head(std::string_view file, std::size_t most,
                                      const std::function<std::string(std::string_view)>& cell) {
  const auto metadata = read_parquet_metadata(file);
  if (!metadata) return tl::unexpected(metadata.error());
  ReadableColumns readable = readable_columns(*metadata);
  ParquetHead head;
  head.remarks = unread_columns_text(*metadata);
  if (readable.numbers.empty())
    return failure(ErrorCode::wrong_content, "No column of the Parquet file can be read. " + head.remarks);
  head.columns = std::move(readable.names);
  head.rows = metadata->rows;
  most = std::min(most, std::max<std::size_t>(1, kMostPreviewCells / head.columns.size()));
  head.records.resize(std::min<std::uint64_t>(head.rows, most), std::vector<std::string>(head.columns.size()));
  HeadReader reader(file, *metadata, head);
  for (std::size_t i = 0; i < std::min(readable.numbers.size(), kMostPreviewColumns); ++i) {
    const auto read = reader.read(readable.numbers[i], i, cell);
    if (!read) add_remark(head, "In column \"" + head.columns[i] + "\": " + read.error().message);
  }
  return head;
}

}  // namespace lookalike
