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

class HeadReader {
 public:
  HeadReader(std::string_view file, const ParquetMetadata& metadata, HeadRecords& head)
      : file_(file), metadata_(metadata), head_(head) {}

  /// Fills the cells of a column in the rows of the head.
  Result<void> read(std::size_t number, std::size_t cell_number) {
    const ParquetColumn& column = metadata_.columns[number];
    std::size_t row = 0;
    for (const ParquetRowGroup& group : metadata_.groups) {
      ParquetColumnReader reader(file_, column, group.chunks[column.leaf], group.rows);
      for (std::uint64_t i = 0; i < group.rows && row < head_.records.size(); ++i, ++row) {
        const auto value = reader.next();
        if (!value) return tl::unexpected(value.error());
        const CleanText clean = clean_text(value->value_or(std::string_view()), cleaned_);
        head_.records[row][cell_number] = clean.text.substr(0, HeadRecords::kMostCellBytes);
      }
      if (row == head_.records.size()) break;
    }
    return {};
  }

 private:
  std::string_view file_;
  const ParquetMetadata& metadata_;
  HeadRecords& head_;
  std::string cleaned_;
};

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
  HeadReader reader(file, *metadata, head);
  for (std::size_t i = 0; i < std::min(readable.numbers.size(), kMostPreviewColumns); ++i) {
    const auto read = reader.read(readable.numbers[i], i);
    if (!read) add_remark(head, "In column \"" + head.columns[i] + "\": " + read.error().message);
  }
  return head;
}

}  // namespace lookalike
