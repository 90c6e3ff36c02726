#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/pipeline/engine.h"

namespace lookalike {

/// A run as JSON: `version`, `corpus` {path, format, digest}, `recipe`, `counts`, `seconds`, `peak_bytes`, `warnings`
/// and `skipped_records` (file, record, byte, reason, and whether the record was kept all the same).
nlohmann::ordered_json report_json(const RunResult& run);

/// Writes indented JSON under a temporary name that is renamed when complete. A title or path may hold bytes that are
/// no UTF-8; they are replaced, not refused. Errors: unwritable.
Result<void> write_json(const nlohmann::ordered_json& json, const std::string& path);

}  // namespace lookalike
