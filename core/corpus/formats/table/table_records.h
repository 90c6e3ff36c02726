#pragma once

#include <string>
#include <vector>

#include "core/corpus/formats/record_reader.h"
#include "core/corpus/formats/table/dialect.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// How to read the rows of a table.
struct TableLayout {
  TableDialect dialect;
  std::vector<std::size_t> wanted;  // numbers of the columns that become cells
  bool named = false;               // each record contains the names of the columns

  std::size_t width() const { return dialect.names.size(); }
  /// Selects the columns with these names as cells; all must exist.
  void want(const std::vector<std::string>& names);
};

/// Reads the rows of a table or of a part of one; buffers live as long as the reader, so that a row allocates nothing.
class TableRecords final : public RecordReader {
 public:
  /// `bytes` begin with a row; `records` is the number of rows before it.
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
  std::size_t length_ = 0;  // of the returned record, which is still in the window
  std::uint64_t number_ = 0;
  bool stray_quote_ = false, recoded_ = false, without_nul_ = false;
  std::vector<std::string> unquoted_, cleaned_;  // by cell
  std::string closed_;
};

/// Skips everything before the first row; `header` receives these bytes. Errors: wrong_content (no header), those of
/// the source.
Result<TableDialect> read_table_header(BufferedReader& bytes, const LoadOptions& options, std::string& header);

}  // namespace lookalike
