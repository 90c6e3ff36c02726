#pragma once

#include <cstdint>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// Bytes that a run may take: those wanted or, for 0, three quarters of what the machine has for the process.
std::uint64_t run_memory(std::uint64_t wanted);

/// Bytes of these that texts may take; what is more is compressed. Tokens and shingle sets of as much text, which are
/// worth more, fit beside them.
std::uint64_t copied_texts(std::uint64_t wanted);

/// Parts of a corpus's results that are cached between runs. Kept tokens save tokenising again when k changes; they
/// take about as much as the text, and 4 bytes each. Kept sets save it when n changes.
enum class Keeping { nothing, sets, tokens_and_sets };

/// Bytes that signatures and, for a while, bands take beside the corpus, whatever else is kept.
std::uint64_t least_memory(std::uint64_t documents, const Recipe& recipe);

/// The most that fits into `memory` beside `resident` bytes of the corpus, its signatures and its bands.
Keeping what_fits(std::uint64_t memory, std::uint64_t resident, std::uint64_t documents, std::uint64_t text_bytes,
                  const Recipe& recipe);

}  // namespace lookalike
