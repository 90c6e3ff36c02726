#pragma once

#include "core/base/index.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// How far a pair of documents gets in a run.
struct PairOutcome {
  bool candidate = false;  // shares a band
  bool passed = false;     // and passes the first-m check
  bool accepted = false;   // and reaches the threshold of the recipe's verification

  bool operator==(const PairOutcome&) const = default;
};

/// Outcome of the pair a, b, with exact similarity `jaccard`, in a run in which both take part. Reads the signatures,
/// so no list of candidates is needed. O(n).
PairOutcome outcome_of(const RunResult& run, DocumentIndex a, DocumentIndex b, double jaccard);

/// The same for a recipe with these signatures.
PairOutcome outcome_of(const SignatureMatrix& signatures, const Recipe& recipe, DocumentIndex a, DocumentIndex b,
                       double jaccard);

}  // namespace lookalike
