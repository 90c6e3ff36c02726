#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/pipeline/engine.h"

namespace lookalike {

/// A run as JSON: `version`, `corpus` {path, format, digest}, `recipe`, `counts`, `seconds`, `peak_bytes`, `warnings`
/// and `skipped_records` (file, record, byte, reason, and whether the record was salvaged).
nlohmann::ordered_json report_json(const RunResult& run);

/// How a corpus was read, as in a report on a run: `version`, `corpus`, `counts` and `skipped_records`.
nlohmann::ordered_json reading_json(const Corpus& corpus);

/// Indented JSON with a line end. Bytes that are not UTF-8 are replaced.
std::string json_text(const nlohmann::ordered_json& json);

/// Writes indented JSON to a temporary file that is renamed when complete. Bytes of a title or path that are not UTF-8
/// are replaced rather than refused. Errors: unwritable.
Result<void> write_json(const nlohmann::ordered_json& json, const std::string& path);

}  // namespace lookalike
