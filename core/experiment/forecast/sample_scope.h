#pragma once

#include <cstdint>
#include <string>

#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The documents that a forecast covers: a sample of a corpus, or all of them.
struct SampleScope {
  std::uint64_t documents = 0, of = 0;

  static SampleScope of_run(const RunResult& run);
  bool whole() const { return documents >= of; }
  /// Share of the corpus's documents, in (0, 1].
  double share() const { return whole() ? 1 : static_cast<double>(documents) / static_cast<double>(of); }
  /// Number of pairs of the corpus per pair of the sample: of (of - 1) / (n (n - 1)). At least 1.
  double pairs_for_one() const;
};

/// Estimates the number of different pairs with Jaccard >= t in the whole corpus from those of the sample, by the
/// Horvitz-Thompson estimator. Unbiased however pairs share documents; families of copies come into a sample together
/// or not at all, which the 95 % limits include. threshold >= the truth's floor. O(pairs).
Estimate different_pairs_of_corpus(const GroundTruth& truth, double threshold, const SampleScope& scope);

/// "These numbers hold for 2000 documents, a sample of 19043. ..."; empty for a whole corpus.
std::string scope_sentence(const SampleScope& scope, const Estimate& different_pairs);

}  // namespace lookalike
