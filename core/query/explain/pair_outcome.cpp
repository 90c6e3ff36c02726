#include "core/query/explain/pair_outcome.h"

#include <algorithm>

#include "core/lsh/candidates/candidates.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {

PairOutcome outcome_of(const RunResult& run, DocumentIndex a, DocumentIndex b, double jaccard) {
  return outcome_of(*run.signatures, run.recipe, a, b, jaccard);
}

PairOutcome outcome_of(const SignatureMatrix& signatures, const Recipe& recipe, DocumentIndex a, DocumentIndex b,
                       double jaccard) {
  const auto x = signatures[a], y = signatures[b];
  const VerifyOptions& verify = recipe.verify;
  PairOutcome outcome;
  outcome.candidate = shared_bands(x, y, recipe.lsh) > 0;
  outcome.passed = outcome.candidate && std::equal(x.begin(), x.begin() + verify.prefix, y.begin());
  if (!outcome.passed) return outcome;
  const auto agreeing = static_cast<std::uint16_t>(agreement(x, y));
  const auto hashes = static_cast<std::uint16_t>(x.size());
  outcome.accepted = score_of({a, b, jaccard, agreeing, hashes, 0}, verify.by) >= verify.threshold;
  return outcome;
}

}  // namespace lookalike
