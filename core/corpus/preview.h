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
  static constexpr std::size_t kMostBytes = std::size_t{1} << 20;  // unpacked; a record this cuts is not shown
  static constexpr std::size_t kCellBytes = 200;                   // of a cell, in one line; "..." where it was cut

  CorpusFormat format = CorpusFormat::automatic;  // told by the content as loading tells it, or what was forced
  std::string place;  // what was looked at: the path or, for records with columns, the member that holds them
  /// Names of the table's columns, of the objects' fields, or "id", "title" and "text" where there are none.
  std::vector<std::string> columns;
  std::optional<std::size_t> text, id, title;     // which columns these would be; text is open where nobody can tell
  std::vector<std::size_t> joined;                // columns whose texts are joined to that one's
  std::vector<std::vector<std::string>> records;  // the first ones; each has as many cells as there are columns
  bool whole = false;                             // there are no others
  std::string problem;                            // a sentence on why it cannot be opened like this; empty when it can
  std::string note;                               // sentences on guesses and on what was not looked at; mostly empty
  TableOptions dialect;                           // of a table, as it was set or detected

  bool operator==(const CorpusPreview&) const = default;
};

/// Looks at the beginning of a file, folder or archive, at the first member that loading would read. Problems that only
/// the rest can show are left open: then the columns that the options name are among those of the preview, whether they
/// were met or not. Errors: those of load_corpus that the beginning tells for certain. O(kMostBytes), besides the
/// detection of the kind.
Result<CorpusPreview> preview_corpus(const std::string& path, const LoadOptions& options, const Progress& progress);

}  // namespace lookalike
