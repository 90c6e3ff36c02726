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

/// What a run does with the pair a, b whose exact similarity is `jaccard`; both take part in the run. It asks the
/// signatures, so no list of candidates is needed. O(n).
PairOutcome outcome_of(const RunResult& run, DocumentIndex a, DocumentIndex b, double jaccard);

}  // namespace lookalike
