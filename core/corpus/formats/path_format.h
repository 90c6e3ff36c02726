#pragma once

#include <cstdint>
#include <string>

#include "core/corpus/file_list.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// The kind of corpus a file, folder or archive holds, told by the beginnings of its first members: one that certainly
/// is newswire, a table with the text column or JSON Lines with the text field decides; otherwise the majority does.
/// Automatic when nothing could be read. Errors: cancelled; where a text column is asked for and nothing could be read,
/// the first problem.
Result<CorpusFormat> guess_path_format(const FileList& list, const LoadOptions& options, const Progress& progress);

/// The unpacked bytes after which looking into an archive or a folder ends, so that it takes about a second at most.
inline constexpr std::uint64_t kBytesToJudgeBy = std::uint64_t{64} << 20;

/// Whether a member is read, once the options name the format. A file that was asked for by its path always is.
bool belongs(Member& member, const LoadOptions& options);

/// Errors: wrong_content (a text column was asked for where there are no columns). `paths` are for the place.
Result<void> check_columns(CorpusFormat format, const LoadOptions& options, const std::string& paths);

/// "newswire SGML", "a table (CSV or TSV)", ...
std::string describe(CorpusFormat format);

}  // namespace lookalike
