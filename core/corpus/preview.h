#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// The beginning of a corpus, and how it would be read.
struct CorpusPreview {
  static constexpr std::size_t kMostRecords = 20;
  static constexpr std::size_t kMostBytes = std::size_t{1} << 20;  // decompressed; a truncated record is not shown
  static constexpr std::size_t kCellBytes = 200;                   // maximum of a cell, on one line; "..." marks a cut

  CorpusFormat format = CorpusFormat::automatic;  // detected as by loading, or the requested format
  std::string place;  // the path or, for records with columns, the member that contains them
  /// Names of the table's columns, of the objects' fields, or "id", "title" and "text" if there are none.
  std::vector<std::string> columns;
  std::optional<std::size_t> text, id, title;     // columns of these; text is nullopt if it cannot be inferred
  std::vector<std::size_t> joined;                // columns whose texts are joined to that column's
  std::vector<std::vector<std::string>> records;  // the first records; each has one cell per column
  bool whole = false;                             // there are no other records
  std::string problem;                            // why it cannot be opened with these options; empty if it can
  std::string note;                               // sentences on guesses and unexamined parts; usually empty
  TableOptions dialect;                           // of a table, as set or detected

  bool operator==(const CorpusPreview&) const = default;
};

/// Examines the beginning of a file, folder or archive, at the first member that loading would read. Problems that only
/// the rest can show are not reported: then the requested columns are among the preview's columns, whether found or
/// not. Errors: those of load_corpus that the beginning shows for certain. O(kMostBytes), plus the detection of the
/// kind.
Result<CorpusPreview> preview_corpus(const std::string& path, const LoadOptions& options, const Progress& progress);

}  // namespace lookalike
