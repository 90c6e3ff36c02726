#pragma once

#include <cstdint>
#include <string_view>

#include "core/corpus/corpus.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// Counts a complete run, its memory and its warnings; the times are the engine's. `kernel` made the signatures.
void report_on(RunResult& run, const LoadReport& source, std::string_view kernel);

/// Warns if cached results or texts take more memory than `allowed` bytes.
void note_memory(RunReport& report, const Corpus& corpus, std::uint64_t allowed);

}  // namespace lookalike
