#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/corpus/formats/record_reader.h"
#include "core/corpus/formats/table/dialect.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// How the rows of a table are to be read.
struct TableLayout {
  TableDialect dialect;
  std::vector<std::size_t> wanted;  // numbers of the columns that become cells
  bool named = false;               // each record brings the names of the columns

  std::size_t width() const { return dialect.names.size(); }
  /// Makes cells of the columns of these names; all must be there.
  void want(const std::vector<std::string>& names);
};

/// Reads the rows of a table or of a part of one; every buffer lives as long as the reader, so that a row allocates
/// nothing.
class TableRecords final : public RecordReader {
 public:
  /// `bytes` begin with a row; `records` is the number of those before it.
  TableRecords(BufferedReader& bytes, TableLayout layout, std::uint64_t records = 0);

  bool next(Record& record, std::uint64_t until = kToTheEnd) override;
  std::uint64_t records() const override { return number_; }

 private:
  bool find_row(std::uint64_t until);
  void skip_long_row(Record& record);
  void take_row(Record& record);
  void take_cell(std::size_t i, Cell& cell);
  void close_fields();
  void add_remarks(std::string& damage) const;

  BufferedReader& bytes_;
  TableLayout layout_;
  CsvRow row_;
  std::size_t length_ = 0;  // of the record that was handed out, which is still in view
  std::uint64_t number_ = 0;
  bool stray_quote_ = false, recoded_ = false, without_nul_ = false;
  std::vector<std::string> unquoted_, cleaned_;  // a cell
  std::string closed_;
};

/// Passes over what stands before the first row; `header` is what the source has of it. Errors: wrong_content (no
/// header), those of the source.
Result<TableDialect> read_table_header(BufferedReader& bytes, const LoadOptions& options, std::string& header);

}  // namespace lookalike
