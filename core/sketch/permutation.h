#pragma once

#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sketch/signature_matrix.h"
#include "core/sketch/sketch_options.h"
#include "core/text/shingles.h"

namespace lookalike {

/// The numbers below `size` in random order (Fisher-Yates), the same for the same seed. O(size). Incomplete after
/// cancellation.
std::vector<std::uint32_t> random_permutation(std::size_t size, std::uint64_t seed, const Progress& progress);

/// Seed of the permutation that makes the i-th value of signatures; i < kMostHashes. Distinct for all pairs of i and a
/// seed below 2^52.
std::uint64_t permutation_seed(std::uint64_t seed, std::size_t i);

/// Signatures by true random permutations of the corpus's distinct shingles (Fisher-Yates, one permutation per value):
/// the textbook definition, for small corpora and lessons. Writes every value. Memory O(total), time O(n * total).
/// Errors: cancelled.
Result<void> sign_by_permutation(const ShingleSets& sets, const SketchOptions& options, SignatureMatrix& matrix,
                                 const Progress& progress);

}  // namespace lookalike
