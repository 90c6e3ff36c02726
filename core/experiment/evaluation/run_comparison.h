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
  /// Pairs that both found, as each run scored them, whose Jaccard similarity (if both computed it) or estimate
  /// differs. Numbers of shared bands are not compared: they mean little across settings.
  std::vector<std::pair<SimilarPair, SimilarPair>> changed;
  std::uint64_t both = 0;  // changed or not
};

/// Whether a pair has different Jaccard similarities in two runs that both computed it.
bool jaccard_changed(const SimilarPair& x, const SimilarPair& y);

/// Maximum number of pairs of a run, which bounds memory.
inline constexpr std::uint64_t kMostCompared = 10'000'000;

/// Checks that runs of these recipes over these corpora have the same documents. Errors: bad_usage (they do not).
Result<void> same_documents(const Corpus& a, const Recipe& recipe_a, const Corpus& b, const Recipe& recipe_b);

/// O(pairs log pairs). Errors: bad_usage (different corpora or samples), too_large (more than kMostCompared pairs in
/// one of the runs), cancelled.
Result<RunComparison> compare_runs(const RunResult& a, const RunResult& b, const Progress& progress);

}  // namespace lookalike
