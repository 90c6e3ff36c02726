#pragma once

#include <optional>
#include <string>

#include "core/corpus/corpus_format.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/head_records.h"
#include "core/corpus/input/member_walk.h"

namespace lookalike {

/// Format hints in a file's first bytes.
struct FormatGuess {
  CorpusFormat format = CorpusFormat::automatic;  // automatic: nothing that could be read, e.g. binary or empty
  bool certain = false;                           // holds what was asked for, not only the shape of it

  bool operator==(const FormatGuess&) const = default;
};

/// The beginning of a file that is to be judged.
struct FileHead {
  std::string_view bytes;      // UTF-8, or ASCII with other bytes in it; at most kHeadBytes
  bool whole = false;          // nothing follows
  std::string_view name = {};  // of the file, which says what it is taken for where the bytes leave it open
};

/// Reads records again as they are written, once a corpus was made of them.
struct RecordCopies {
  std::string header;  // of a table, with its line end and what stands before it
  std::string way;     // how a table is written, in words
  std::unique_ptr<RecordReader> records;
};

/// All that depends on the format of a file. A new format is a folder that implements these, and a line of the table.
struct Format {
  CorpusFormat format;
  const char* description;  // "a table (CSV or TSV)"
  bool packed;              // its texts are more bytes than its files

  /// Whether a file looks like it; none where every other file is one.
  std::optional<FormatGuess> (*looks_like)(const FileHead& head, const LoadOptions& options);
  /// Reads one file to its end. Errors: cancelled; wrong_content when the file as a whole is not what it was taken for.
  Result<void> (*load)(Member& member, const LoadOptions& options, CorpusBuilder& builder);
  /// The first records; null where a format has no columns.
  Result<HeadRecords> (*head)(Member& member, const LoadOptions& options, std::size_t most);
  /// Null where records cannot be copied. With names, the cells are theirs, and missing ones are an error.
  Result<RecordCopies> (*copies)(Member& member, const LoadOptions& options, const std::vector<std::string>* names);
  /// The records that a file says it holds, even where none can be read; null where no file says so.
  std::uint64_t (*records_in)(const Member& member);
};

extern const Format kParquet, kNewswire, kJsonLines, kTable, kTextFiles;

/// The entry of a format that files have.
const Format& format_of(CorpusFormat format);

/// Judges by content, in the order of the table; text where nothing fits and no byte is NUL.
FormatGuess guess_format(const FileHead& head, const LoadOptions& options);

/// The same for a source that was just opened; consumes nothing.
FormatGuess guess_format(Member& member, const LoadOptions& options);

/// Whether that would give the format of the options, without a look for those after it.
bool is_of_format(Member& member, const LoadOptions& options);

inline constexpr std::size_t kHeadBytes = std::size_t{1} << 20;

}  // namespace lookalike
