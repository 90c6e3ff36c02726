#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/pipeline/engine.h"

namespace lookalike {

/// A run as JSON: `version`, `corpus` {path, format, digest}, `recipe`, `counts`, `seconds`, `peak_bytes`, `warnings`
/// and `skipped_records` (file, record, byte, reason, and whether the record was kept all the same).
nlohmann::ordered_json report_json(const RunResult& run);

}  // namespace lookalike
