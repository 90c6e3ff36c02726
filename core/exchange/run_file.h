#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/corpus/load.h"
#include "core/exchange/run_record.h"
#include "core/exchange/sweep_table.h"
#include "core/pipeline/recipe.h"
#include "core/query/kept_documents.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// Parts of a piece of work, so that it can go on another day: a `.lookalike` file. The corpus itself is only
/// referred to; its digest tells whether it is still the same.
struct RunFile {
  std::vector<std::string> paths;  // of the corpus: "builtin", absolute, or as seen from the run file's folder
  LoadOptions load;                // kind, columns and mail headers; sampling is the recipe's
  std::string digest;              // as in LoadReport; empty when nothing was loaded
  Recipe recipe;
  std::vector<RunRecord> runs;     // to hold this one against
  std::vector<SweepTable> sweeps;  // with their rows, the latest last
  Verdicts verdicts;               // on pairs of texts, of this corpus or others
  std::vector<KeptDocument> kept;  // of their groups by hand, of this corpus or others
  // Only of what a window leaves for the next one:
  std::string file;     // the run file that was worked on; empty: none
  bool closed = false;  // a person closed the window; otherwise the program did not end by itself
};

inline constexpr int kRunFileVersion = 1;
inline constexpr std::string_view kRunFileEnding = ".lookalike";

/// {"version", "corpus": {"paths", "format", "text_column", "id_column", "title_column", "no_id", "no_title",
/// "strip_mail_headers", "digest"}, "recipe", "runs", "sweeps", "verdicts", "kept": [{"document", "text", "id"}, ...]},
/// and "file" and "closed" where they say something. A path that is no UTF-8 is written as text_of_path says.
nlohmann::ordered_json to_json(const RunFile& run);

/// Reads the same; members that are missing keep their defaults. Older files have "pins",
/// recipes without figures, and one "sweep".
/// Errors: wrong_content (no such JSON, a member of another kind, a newer version).
Result<RunFile> run_file_from_json(std::string_view json);

/// A corpus that is not where it was is looked for beside the file. Errors: unreadable, and those of
/// run_file_from_json, with the file.
Result<RunFile> read_run_file(const std::string& path);

/// Written to a temporary name and renamed. Errors: unwritable.
Result<void> write_run_file(const RunFile& run, const std::string& path);

bool is_run_file(std::string_view path);

}  // namespace lookalike
