#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/corpus/load.h"
#include "core/exchange/pairs/verdict_files.h"
#include "core/exchange/runs/run_record.h"
#include "core/exchange/sweeps/sweep_table.h"
#include "core/pipeline/recipe.h"
#include "core/query/groups/keepers.h"

namespace lookalike {

/// The saved state of a window, to continue another day: a `.lookalike` file. It refers to the corpus by path; a digest
/// shows whether the corpus is still the same.
struct RunFile {
  std::vector<std::string> paths;  // of the corpus: "builtin", absolute, or as seen from the run file's folder
  LoadOptions load;                // kind, columns and mail headers; the recipe sets the sampling
  std::string digest;              // as in LoadReport; empty when nothing was loaded
  Recipe recipe;
  std::vector<RunRecord> runs;        // to compare this one with
  std::vector<SweepTable> sweeps;     // with their rows, the latest last
  Verdicts verdicts;                  // on pairs of texts, of this corpus or others
  std::vector<ChosenKeeper> keepers;  // chosen keepers, of this corpus or others
  std::string window;                 // JSON about page and selections, for the window alone; empty: none
  // Only in the file that a window leaves for the next one:
  std::string file;     // the open run file; empty: none
  bool closed = false;  // whether the user closed the window; false after a crash
};

inline constexpr int kRunFileVersion = 1;
inline constexpr std::string_view kRunFileEnding = ".lookalike";

/// {"version", "corpus": {"paths", "format", "text_column", "id_column", "title_column", "no_id", "no_title",
/// "strip_mail_headers", "digest"}, "recipe", "runs", "sweeps", "verdicts", "kept": [{"document", "text", "id"}, ...]},
/// and "window", "file" and "closed" if they are set. A path that is not UTF-8 is written as by text_of_path.
nlohmann::ordered_json to_json(const RunFile& run);

/// Parses this JSON; missing members keep their defaults. Older files have "pins" (recipes
/// without figures) and one "sweep".
/// Errors: wrong_content (not such JSON, a member of the wrong type, a newer version).
Result<RunFile> run_file_from_json(std::string_view json);

/// Searches next to the file for a corpus that was moved. Errors: unreadable, and those of
/// run_file_from_json, with the file.
Result<RunFile> read_run_file(const std::string& path);

/// Writes a temporary file and renames it. Errors: unwritable.
Result<void> write_run_file(const RunFile& run, const std::string& path);

bool is_run_file(std::string_view path);

/// The verdicts of a run file, or of a table. Errors: those of both.
Result<VerdictTable> read_verdicts(const std::string& path, const Corpus& corpus, const TextDigests& digests);

/// Run files move together with their corpora. Searches `folder` for each path of the corpus that does not exist: by
/// its file name, then with more and more of its last 16 folders. A relative path is first resolved from `folder`.
/// Paths that are not found stay unchanged, and so do paths longer than the system allows.
void look_for_corpus(RunFile& run, const std::string& folder);

/// The first path of the corpus that does not exist, if there is one.
std::optional<std::string> missing_path(const RunFile& run);

/// Replaces the missing path by `path`; searches beside it for other missing paths.
void move_corpus(RunFile& run, const std::string& path);

}  // namespace lookalike
