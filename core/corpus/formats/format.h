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
  CorpusFormat format = CorpusFormat::automatic;  // automatic: not readable, e.g. binary or empty
  bool certain = false;                           // has the requested content, not only its shape

  bool operator==(const FormatGuess&) const = default;
};

/// The beginning of a file, from which its format is guessed.
struct FileHead {
  std::string_view bytes;      // UTF-8, or ASCII mixed with other bytes; at most kHeadBytes
  bool whole = false;          // nothing follows
  std::string_view name = {};  // of the file, which decides if the bytes are ambiguous
};

/// Rereads a corpus's records as they are written.
struct RecordCopies {
  std::string header;  // of a table, with its line end and everything before it
  std::string way;     // the dialect of a table, in words
  std::unique_ptr<RecordReader> records;
};

/// Everything that depends on a file's format. A new format is a folder that implements these, and a line of the table.
struct Format {
  CorpusFormat format;
  const char* description;  // "a table (CSV or TSV)"
  bool packed;              // its texts take more bytes than its files

  /// Whether a file looks like this format; null for the fallback format, which is used for all other files.
  std::optional<FormatGuess> (*looks_like)(const FileHead& head, const LoadOptions& options);
  /// Reads one file to its end. Errors: cancelled; wrong_content if the file as a whole is not of this format.
  Result<void> (*load)(Member& member, const LoadOptions& options, CorpusBuilder& builder);
  /// The first records; null if the format has no columns.
  Result<HeadRecords> (*head)(Member& member, const LoadOptions& options, std::size_t most);
  /// Null if records cannot be copied. `names` selects the cells; missing ones are an error.
  Result<RecordCopies> (*copies)(Member& member, const LoadOptions& options, const std::vector<std::string>* names);
  /// The number of records that a file declares, even if none can be read; null if the format's files do not declare
  /// it.
  std::uint64_t (*records_in)(const Member& member);
};

extern const Format kParquet, kNewswire, kJsonLines, kTable, kTextFiles;

/// The entry of a format of files.
const Format& format_of(CorpusFormat format);

/// Guesses from the content, in the order of the table; text if nothing fits and no byte is NUL.
FormatGuess guess_format(const FileHead& head, const LoadOptions& options);

/// The same for a source just opened; consumes nothing.
FormatGuess guess_format(Member& member, const LoadOptions& options);

/// Whether guess_format would return the options' format, without trying the formats after it.
bool is_of_format(Member& member, const LoadOptions& options);

inline constexpr std::size_t kHeadBytes = std::size_t{1} << 20;

}  // namespace lookalike
