#pragma once

#include <cstdint>
#include <string>

#include "core/corpus/file_list.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// How the files below one path are to be read.
struct PathReading {
  CorpusFormat format = CorpusFormat::automatic;  // automatic when nothing could be read
  std::string text_column;                        // that of the first file; empty where none was found
  bool longest = false;                           // it has no usual name, but the longest texts
};

/// The kind of corpus a file, folder or archive holds, told by the beginnings of its first members: one that certainly
/// is newswire, Parquet, or records with the text decides; otherwise the majority of those that do not merely accompany
/// a corpus. Errors: cancelled; wrong_content for a file alone that is taken for a text though its name or its first
/// character say otherwise, or that is of a kind that cannot be read.
Result<PathReading> decide_reading(const FileList& list, const LoadOptions& options, const Progress& progress);

/// The unpacked bytes after which looking into an archive or a folder ends, so that it takes about a second at most.
inline constexpr std::uint64_t kBytesToJudgeBy = std::uint64_t{64} << 20;

/// Whether a member is read, once the options name the format. A file that was asked for by its path always is. Among
/// texts, records are not, unless texts were asked for.
bool belongs(Member& member, const LoadOptions& options);

/// Errors: wrong_content (a text column was asked for where there are no columns). `paths` are for the place.
Result<void> check_columns(CorpusFormat format, const LoadOptions& options, const std::string& paths);

}  // namespace lookalike
