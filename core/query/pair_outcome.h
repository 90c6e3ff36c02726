#pragma once

#include "core/base/index.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// How far a pair of documents comes through a run.
struct PairOutcome {
  bool candidate = false;  // shares a band
  bool kept = false;       // and passes the prefix filter
  bool accepted = false;   // and reaches the threshold in what the recipe verifies with

  bool operator==(const PairOutcome&) const = default;
};

/// Outcome of the pair a, b, of exact similarity `jaccard`, under a run; both take part in the run. It asks the
/// signatures, so no list of candidates is needed. O(n).
PairOutcome outcome_of(const RunResult& run, DocumentIndex a, DocumentIndex b, double jaccard);

/// The same under a recipe with these signatures.
PairOutcome outcome_of(const SignatureMatrix& signatures, const Recipe& recipe, DocumentIndex a, DocumentIndex b,
                       double jaccard);

}  // namespace lookalike
