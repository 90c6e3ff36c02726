#pragma once

#include "core/lsh/candidates/candidates.h"

namespace lookalike::test {

/// Calls `visit(a, candidates)` with every pair of indexed documents that share a band, each once, a before its
/// candidates, be they of a cluster or not. Errors: cancelled.
template <typename Visit>
Result<void> for_each_pair(const SignatureMatrix& matrix, const BandIndex& index, const NearCopyClusters& clusters,
                           const Progress& progress, const Visit& visit) {
  tbb::enumerable_thread_specific<std::vector<Candidate>> candidates_of_thread;
  const auto visit_row = [&](std::size_t cluster, const ClusterRow& row, const ClusterMatches& matches) {
    std::vector<Candidate>& candidates = candidates_of_thread.local();
    candidates.clear();
    append_candidates(clusters.members(cluster), row, matches, candidates);
    visit(clusters.members(cluster)[row.document], std::span<const Candidate>(candidates));
  };
  const auto done = for_each_row_of_clusters(matrix, index, clusters, progress.part(0, 0.5), visit_row);
  return done ? for_each_candidate_outside(clusters, matrix, index, progress.part(0.5, 1), visit) : done;
}

}  // namespace lookalike::test
