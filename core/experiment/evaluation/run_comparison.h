#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/engine.h"
#include "core/similarity/similar_pairs.h"

namespace lookalike {

/// The similar pairs of two runs over the same documents, a and b; each list most similar first, then by documents.
struct RunComparison {
  std::vector<SimilarPair> only_a, only_b;
  /// Pairs of both, as each run has them, where Jaccard similarity (if both computed it) or estimate differ. Numbers of
  /// shared bands are not held against each other: they mean little across settings.
  std::vector<std::pair<SimilarPair, SimilarPair>> changed;
  std::uint64_t both = 0;  // changed or not
};

/// Whether one pair has another Jaccard similarity in two runs that both computed it.
bool jaccard_changed(const SimilarPair& x, const SimilarPair& y);

/// Beyond so many pairs of a run memory would not do.
inline constexpr std::uint64_t kMostCompared = 10'000'000;

/// Whether pairs of runs of these recipes over these corpora are of the same documents. Errors: bad_usage (they are
/// not).
Result<void> same_documents(const Corpus& a, const Recipe& recipe_a, const Corpus& b, const Recipe& recipe_b);

/// O(pairs log pairs). Errors: bad_usage (other corpora or samples), too_large (more than kMostCompared pairs in one of
/// them), cancelled.
Result<RunComparison> compare_runs(const RunResult& a, const RunResult& b, const Progress& progress);

}  // namespace lookalike
