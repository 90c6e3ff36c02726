#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/similarity/exact_pair.h"
#include "core/similarity/ranked_sets.h"
#include "core/similarity/similar_pairs.h"
#include "core/text/duplicate_groups.h"

namespace lookalike {

/// Called with each pair a < b of different sets and its Jaccard similarity; from several threads, in any order.
using PairVisitor = std::function<void(DocumentIndex a, DocumentIndex b, double jaccard)>;

/// Visits every pair of different shingle sets with Jaccard >= t, exactly: prefix filter with rare elements first,
/// length and position filters (PPJoin: Xiao, Wang, Lin, Yu, "Efficient similarity joins for near-duplicate detection",
/// TODS 2011), verification that stops as soon as the rest cannot reach t. No suffix filter: it costs more than it
/// saves (Mann, Augsten, Bouros, "An empirical evaluation of set similarity join techniques", VLDB 2016). Each set
/// represents its group of equal documents. t in (0, 1]. Time grows as t falls, up to all pairs that share a shingle:
/// see join_cost. Progress counts postings. Errors: cancelled.
Result<void> for_each_exact_pair(const RankedSets& sets, double threshold, const Progress& progress,
                                 const PairVisitor& visit);

/// The same, collected, in no particular order. About 100 bytes per pair count towards `memory.limit`; the join stops
/// as soon as there are too many. Errors: cancelled, too_large (beyond that limit or ScoredPairs::kMostSimilar).
Result<std::vector<ExactPair>> collect_exact_pairs(const RankedSets& sets, double threshold, const Progress& progress,
                                                   const JoinMemory& memory = {});

/// The same, in order and including the pairs inside groups; `estimate` and `bands` are 0. Errors: as
/// collect_exact_pairs.
Result<std::shared_ptr<const SimilarPairs>> exact_pairs(const RankedSets& sets,
                                                        std::shared_ptr<const DuplicateGroups> groups, double threshold,
                                                        const Progress& progress, const JoinMemory& memory = {});

}  // namespace lookalike
