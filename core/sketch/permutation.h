#pragma once

#include <cstdint>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sketch/signature_matrix.h"
#include "core/sketch/sketch_options.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Signatures by true random permutations of the corpus's different shingles (Fisher-Yates, one permutation a value):
/// the textbook's definition, for small corpora and lessons. Writes every value. Memory O(total), time O(n * total).
/// Errors: cancelled.
Result<void> sign_by_permutation(const ShingleSets& sets, const SketchOptions& options, SignatureMatrix& matrix,
                                 const Progress& progress);

}  // namespace lookalike
