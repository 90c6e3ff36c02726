#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/similarity/exact_pair.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Pairs of documents whose sizes allow a similarity in one range, and some of them drawn at random.
struct SampleStratum {
  double pairs = 0;              // all of them, exactly
  std::vector<ExactPair> drawn;  // uniformly, with replacement
};

/// A stratified sample of all pairs of documents with shingles; copies count one by one, and two copies have Jaccard 1.
/// Strata are ten ranges of min(|A|, |B|) / max(|A|, |B|), the highest Jaccard that sizes allow: pairs that may be
/// similar are rare, and each stratum gets the same share of the draws. Strata without pairs are left out. The same
/// seed draws the same pairs on every machine and for any number of threads. O(documents log documents + draws *
/// shingles of a document). Errors: cancelled.
Result<std::vector<SampleStratum>> sample_pairs(const ShingleSets& sets, const DuplicateGroups& groups,
                                                std::size_t draws, std::uint64_t seed, const Progress& progress);

}  // namespace lookalike
