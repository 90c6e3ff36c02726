#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "core/base/csv_row.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/table/table_columns.h"
#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// How the rows of a table are to be read.
struct TableLayout {
  TableColumns columns;
  char delimiter = ',';
};

/// Reads the rows of a table or of a part of one; every buffer lives as long as the reader, so that a row allocates
/// nothing.
class TableReader {
 public:
  TableReader(BufferedReader& bytes, CorpusBuilder& builder) : bytes_(bytes), builder_(builder) {}
  /// `bytes` begin with a row; `records` is the number of those before it.
  TableReader(BufferedReader& bytes, CorpusBuilder& builder, TableLayout layout, std::uint64_t records)
      : bytes_(bytes), builder_(builder), layout_(std::move(layout)), record_(records) {}

  /// Passes over the header. Errors: wrong_content (no header, or not the columns asked for), those of the source.
  Result<void> read_header(const LoadOptions& options);
  /// Reads the rows that begin before that offset in the file; the window is left behind the last of them.
  void read_rows(std::uint64_t until = std::numeric_limits<std::uint64_t>::max());
  /// To be called at the end of the table. Errors: wrong_content (no records), cancelled.
  Result<void> finish();

  const TableLayout& layout() const { return layout_; }
  /// Number of the last record.
  std::uint64_t records() const { return record_; }

 private:
  bool next_row();
  void skip_long_row();
  void take_row();
  std::string_view value(std::size_t column, int storage);
  std::string_view details();
  std::string remarks() const;

  BufferedReader& bytes_;
  CorpusBuilder& builder_;
  CsvRow row_;
  TableLayout layout_;
  std::uint64_t record_ = 0, until_ = std::numeric_limits<std::uint64_t>::max();
  bool recoded_ = false, without_nul_ = false, full_ = false;
  std::string unquoted_[4], cleaned_[4], details_;
};

}  // namespace lookalike
