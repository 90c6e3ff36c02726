#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/corpus/formats/parquet/column_reader.h"
#include "core/corpus/formats/record_reader.h"
#include "core/corpus/input/member_walk.h"
#include "core/system/mapped_file.h"

namespace lookalike {

/// Reads the rows of a Parquet file once more. The bytes of a record are a line of JSON: numbers, true and false are
/// such, dates and times are strings, and null is null; so is a number that is none, and a date outside the years 1 to
/// 9999. A value that is damaged, and all behind it in its row group, are null, and the record says so.
class ParquetRecords final : public RecordReader {
 public:
  /// `columns` are the numbers of those that are read and become cells.
  ParquetRecords(std::shared_ptr<const MappedFile> file, ParquetMetadata metadata, std::vector<std::size_t> columns,
                 std::vector<std::string> names, FileMeter& meter);

  bool next(Record& record, std::uint64_t until = kToTheEnd) override;
  std::uint64_t records() const override { return number_; }

 private:
  bool open_group();
  void take(std::size_t i, Record& record);

  std::shared_ptr<const MappedFile> file_;
  ParquetMetadata metadata_;
  std::vector<std::size_t> columns_;
  std::vector<std::string> names_;
  FileMeter& meter_;
  std::vector<ParquetColumnReader> readers_;  // of the row group
  std::vector<std::string> damage_;           // of a column in the row group
  std::vector<std::string> cleaned_;          // of a cell
  std::string json_;
  std::size_t next_group_ = 0;
  std::uint64_t rows_left_ = 0, number_ = 0;
};

}  // namespace lookalike
