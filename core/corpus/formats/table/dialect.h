#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/csv_text.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// The dialect of a table, inferred from its first MiB.
struct TableDialect {
  /// Separator of a table with a single column, whose fields have none.
  static constexpr char kNoSeparator = '\n';

  CsvDialect csv;
  std::size_t begin = 0;           // bytes before the first record: a line "sep=;", comments, titles, blank lines
  std::size_t lines_before = 0;    // in these bytes
  bool header = true;              // the first record names the columns
  std::vector<std::string> names;  // column names, distinct; "1", "2", ... without a header
  bool padded = false;             // some name has a space before it
  bool row_names = false;          // the header lacks a name for the first column, which names the rows, as in R
  double agreement = 0;            // share of the records with as many fields as names
  std::size_t records = 0;         // examined
};

/// Bytes of a table from which its dialect is inferred.
inline constexpr std::size_t kDialectBytes = std::size_t{1} << 20;

/// Reads the beginning of a table with each possible separator and quote, and chooses the pair under which most records
/// have the same number of fields and the fewest quotes contradict it; comma, double quotes and a header if several
/// fit. `whole` means that nothing follows. O(size) for each combination.
TableDialect detect_dialect(std::string_view head, bool whole, const LoadOptions& options);

/// A sentence for each unusual part of the dialect: "Fields are separated by semicolons."; empty for commas or tabs,
/// double quotes and a header in the first line.
std::string table_remark(const TableDialect& dialect);

}  // namespace lookalike
