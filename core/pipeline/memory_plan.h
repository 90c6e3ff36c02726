#pragma once

#include <cstdint>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// Memory that a corpus and its runs may take, in bytes; given to loading and to the engine.
struct MemoryPlan {
  /// `wanted` for a run or, for 0, three quarters of what the machine has for the process. Reads what the system says.
  MemoryPlan(std::uint64_t wanted = 0);  // NOLINT(google-explicit-constructor): a number of bytes is a plan

  std::uint64_t machine;  // that the process may have; 0 where the system does not say
  std::uint64_t run;      // that a run may take before it reads texts again instead of keeping tokens, and then sets
  bool strict = false;    // a run that needs more than that is refused
  std::uint64_t texts() const { return run / 4; }  // of these, texts as they were read; what is more is compressed

  bool operator==(const MemoryPlan&) const = default;
};

/// Parts of a corpus's results that are cached between runs. Tokens save tokenising again when k changes; they take
/// about as much as the text, and 4 bytes each. Sets save shingling when n changes.
enum class Cached { nothing, sets, tokens_and_sets };

/// Bytes that a run takes at its peak, whatever is cached: signatures, for a while the bands' keys, and records of the
/// documents, their groups and buckets. Texts that stay in their file are not counted. Measured within a tenth on
/// 500,000 reviews for n from 100 to 400 and b from 10 to 100.
std::uint64_t least_memory(std::uint64_t documents, const Recipe& recipe);

/// The most that fits into `memory` beside `resident` bytes of the corpus, its signatures and its bands.
Cached what_fits(std::uint64_t memory, std::uint64_t resident, std::uint64_t documents, std::uint64_t text_bytes,
                 const Recipe& recipe);

}  // namespace lookalike
