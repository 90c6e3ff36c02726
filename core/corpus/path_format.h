#pragma once

#include <string>

#include "core/corpus/file_list.h"
#include "core/corpus/load.h"

namespace lookalike {

/// The kind of corpus a file, folder or archive holds, told by the beginnings of its first members: one that certainly
/// is newswire, a table with the text column or JSON Lines with the text field decides; otherwise the majority does.
/// Automatic when nothing could be read. Errors: cancelled.
Result<CorpusFormat> guess_path_format(const FileList& list, const LoadOptions& options, const Progress& progress);

/// "newswire SGML", "a table (CSV or TSV)", ...
std::string describe(CorpusFormat format);

}  // namespace lookalike
