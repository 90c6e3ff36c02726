#pragma once

#include <optional>
#include <string>

#include "core/exchange/run_file.h"

namespace lookalike {

/// Run files move together with their corpora. A path of the corpus that does not exist is looked for in `folder`: by
/// its file name, then with more and more of the last 16 folders it lay in. A relative path is one from `folder` first
/// of all. Paths that are not found stay as they are, and so do paths longer than the system takes.
void look_for_corpus(RunFile& run, const std::string& folder);

/// The first path of the corpus that does not exist, if there is one.
std::optional<std::string> missing_path(const RunFile& run);

/// The path that is missing is now `path`; others that are missing are looked for beside it.
void move_corpus(RunFile& run, const std::string& path);

}  // namespace lookalike
