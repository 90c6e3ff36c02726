#pragma once

#include <cstdint>
#include <string_view>

#include "core/corpus/corpus.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// Counts a complete run of a corpus or its sample, its memory and its warnings; the times are the engine's. `kernel`
/// made the signatures; a warning says if cached results take more than `allowed` bytes.
void report_on(RunResult& run, const Corpus& corpus, std::string_view kernel, std::uint64_t allowed);

}  // namespace lookalike
