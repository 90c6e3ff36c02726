#pragma once

#include "core/query/groups.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {

/// Similarity of a pair as groups count it: exact where the recipe verifies so, otherwise estimated.
inline double similarity_of(const SimilarPair& pair, VerifyBy by) {
  return by == VerifyBy::exact ? pair.jaccard : pair.estimate();
}

/// Calls `visit(link)` for every similar pair of representatives, in no particular order, until cancelled.
template <typename Visit>
void for_each_link(const RunResult& run, const Progress& progress, const Visit& visit) {
  const VerifyOptions& verify = run.recipe.verify;
  for (const auto& part : run.scored->parts) {
    if (progress.cancelled()) return;
    for (const SimilarPair& pair : part)
      if (score_of(pair, verify.by) >= verify.threshold) visit({pair.a, pair.b, similarity_of(pair, verify.by)});
  }
}

}  // namespace lookalike
