#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/pair_agreements.h"
#include "core/pipeline/engine.h"
#include "core/similarity/exact_pair.h"
#include "core/similarity/ranked_sets.h"
#include "core/text/duplicate_groups.h"

namespace lookalike {

/// Every pair of documents at or above a similarity, found without MinHash: the reference for estimates.
struct GroundTruth {
  double floor = 0;               // every pair with Jaccard >= floor is known
  std::vector<ExactPair> pairs;   // ordered by a, then b; pairs inside groups of equal documents are not listed
  std::uint64_t equal_pairs = 0;  // pairs of documents with equal sets (Jaccard 1)
  std::shared_ptr<const DuplicateGroups> groups;
  std::shared_ptr<const PairAgreements> agreements;  // of the pairs, for the limits of forecasts; only of a survey

  /// Number of pairs of documents that a pair of representatives represents.
  std::uint64_t weight(const ExactPair& pair) const {
    return std::uint64_t{groups->group_size(pair.a)} * groups->group_size(pair.b);
  }
};

/// The highest similarity of two documents with different sets; nullopt if none reaches the floor. O(pairs).
std::optional<double> most_similar_different(const GroundTruth& truth);

/// The ground truth of a run's shingle sets; later stages do not matter. floor in (0, 1]. Errors: cancelled, too_large
/// (a join that is not affordable, detected before it starts; or more pairs than collect_exact_pairs allows).
Result<std::shared_ptr<const GroundTruth>> find_truth(const RunResult& run, double floor, const Progress& progress);

/// The same over the run's sets, already ranked, with the agreements of the pairs.
Result<std::shared_ptr<const GroundTruth>> find_surveyed_truth(const RunResult& run, const RankedSets& ranked,
                                                               double floor, const Progress& progress,
                                                               const JoinMemory& memory = {});

}  // namespace lookalike
