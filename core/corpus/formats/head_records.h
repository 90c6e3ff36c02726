#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/record_reader.h"

namespace lookalike {

/// The first records of a file with columns or fields.
struct HeadRecords {
  static constexpr std::size_t kMostCellBytes = 1000;

  std::vector<std::string> columns;
  std::vector<bool> holds_text;                   // by column: some record has a string there
  std::vector<std::vector<std::string>> records;  // values in the order of the columns; the last ones may be missing
  std::uint64_t seen = 0;                         // records read, including those beyond the limit
  std::uint64_t damaged = 0;                      // of these, unreadable
  std::uint64_t mended = 0;                       // of these, read with a remark
  std::string remark;                             // a sentence on how they were read; usually empty
  TableOptions dialect;                           // if the file is a table

  /// Reads up to `most` records; new names in any record become columns.
  void take(RecordReader& reader, std::size_t most);
  std::size_t column_named(const std::string& name);

 private:
  void take(const Record& record);
};

/// The column with the longest texts, if some are not numbers. O(cells).
std::optional<std::string> longest_texts(const HeadRecords& head);

}  // namespace lookalike
