#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Elements that at least two sets have, and the sets that have them.
struct SharedElements {
  std::vector<std::uint32_t> counts;   // of sets, one an element
  std::vector<std::uint32_t> holders;  // sets as positions among the documents, element after element, in no order
};

/// All shared elements in parts; order of elements and parts depends on the sets alone.
using SharedParts = std::array<SharedElements, 256>;

/// The elements shared by sets of `documents`. Their occurrences take 16 bytes each while they are gathered, in as many
/// rounds over the parts as it takes to stay within `bytes` (but one part at least); each round reads all sets again.
/// Holds 4 bytes for every occurrence of a shared element and 4 for every shared element when done.
/// O(total log total + rounds * total). Errors: cancelled.
Result<SharedParts> gather_shared_elements(const ShingleSets& sets, std::span<const DocumentIndex> documents,
                                           std::uint64_t bytes, const Progress& progress);

}  // namespace lookalike
