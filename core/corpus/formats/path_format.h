#pragma once

#include <cstdint>
#include <string>

#include "core/corpus/file_list.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// How to read the files below one path.
struct PathReading {
  CorpusFormat format = CorpusFormat::automatic;  // automatic if nothing could be read
  std::string text_column;                        // text column of the first file; empty if none was found
  bool longest = false;                           // its name is not a common one, but its texts are the longest
};

/// The kind of corpus in a file, folder or archive, inferred from the beginnings of its first members: a member that
/// is certainly newswire, Parquet, or records with the text decides; otherwise the majority of those that do not merely
/// accompany a corpus. Errors: cancelled; wrong_content for a single file that would be read as text although its name
/// or first character contradict that, or whose kind cannot be read.
Result<PathReading> decide_reading(const FileList& list, const LoadOptions& options, const Progress& progress);

/// Stops examining an archive or a folder after this many decompressed bytes, which takes about a second at most.
inline constexpr std::uint64_t kBytesToJudgeBy = std::uint64_t{64} << 20;

/// Whether to read a member, given options that name the format. A file requested by its own path is always read. Among
/// texts, files of records are skipped unless the text format was requested.
bool belongs(Member& member, const LoadOptions& options);

/// Errors: wrong_content (a text column was requested for a format without columns). `paths` name the place of the
/// error.
Result<void> check_columns(CorpusFormat format, const LoadOptions& options, const std::string& paths);

}  // namespace lookalike
