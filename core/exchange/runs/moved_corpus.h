#pragma once

#include <optional>
#include <string>

#include "core/exchange/runs/run_file.h"

namespace lookalike {

/// Run files move together with their corpora. Searches `folder` for each path of the corpus that does not exist: by
/// its file name, then with more and more of its last 16 folders. A relative path is first resolved from `folder`.
/// Paths that are not found stay unchanged, and so do paths longer than the system allows.
void look_for_corpus(RunFile& run, const std::string& folder);

/// The first path of the corpus that does not exist, if there is one.
std::optional<std::string> missing_path(const RunFile& run);

/// Replaces the missing path by `path`; searches beside it for other missing paths.
void move_corpus(RunFile& run, const std::string& path);

}  // namespace lookalike
