#pragma once

#include <cstdint>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// Memory that a corpus and its runs may take, in bytes; passed to loading and to the engine.
struct MemoryPlan {
  /// `wanted` for a run or, if 0, three quarters of the memory available to the process. Asks the system.
  MemoryPlan(std::uint64_t wanted = 0);  // NOLINT(google-explicit-constructor): a number of bytes is a valid plan

  std::uint64_t machine;  // available to the process; 0 if the system does not say
  std::uint64_t run;      // bytes a run may take before it rereads texts instead of storing tokens, then sets
  bool strict = false;    // a run that needs more is refused
  std::uint64_t texts() const { return run / 4; }  // share for copied texts; more go into a temporary file

  bool operator==(const MemoryPlan&) const = default;
};

/// Results cached between runs. Tokens save tokenising again when k changes; they take about as much as the text, plus
/// 4 bytes per token. Sets save shingling when n changes.
enum class Cached { nothing, sets, tokens_and_sets };

/// Bytes that a run takes at its peak even if nothing is cached: signatures, temporarily the bands' keys, and records
/// of the documents, their groups and buckets. Texts that stay in their file are not counted. Correct to within a
/// tenth, as measured on 500,000 reviews for n from 100 to 400 and b from 10 to 100.
std::uint64_t least_memory(std::uint64_t documents, const Recipe& recipe);

/// The most that fits into `memory` in addition to `resident` bytes of the corpus, its signatures and its bands.
Cached what_fits(std::uint64_t memory, std::uint64_t resident, std::uint64_t documents, std::uint64_t text_bytes,
                 const Recipe& recipe);

}  // namespace lookalike
