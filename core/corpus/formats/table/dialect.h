#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/csv_row.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// How a table is written, as its first MiB shows.
struct TableDialect {
  /// Separator of a table of one column, whose fields have none.
  static constexpr char kNoSeparator = '\n';

  CsvDialect csv;
  std::size_t begin = 0;           // bytes before the first record: a line "sep=;", comments, titles, blank lines
  std::size_t lines_before = 0;    // that these bytes make
  bool header = true;              // the first record names the columns
  std::vector<std::string> names;  // of the columns, each another one; "1", "2", ... without a header
  bool padded = false;             // some name has a blank before it
  bool row_names = false;          // the header has no name for the first column, which names the rows, as R writes it
  double agreement = 0;            // share of the records that have as many fields as there are names
  std::size_t records = 0;         // that were looked at
};

/// Bytes of a table that tell its dialect.
inline constexpr std::size_t kDialectBytes = std::size_t{1} << 20;

/// Reads the beginning of a table as each separator and quoting there may be, and takes the one under which most
/// records have the same number of fields and fewest quotes contradict it; comma, double quotes and a header where
/// several fit. `whole` says that nothing follows. O(size) for each combination.
TableDialect detect_dialect(std::string_view head, bool whole, const LoadOptions& options);

/// A sentence for each part of the dialect that is not as usual: "Fields are separated by semicolons."; empty for
/// commas or tabs, double quotes and a header in the first line.
std::string table_remark(const TableDialect& dialect);

}  // namespace lookalike
