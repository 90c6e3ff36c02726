#pragma once

#include "core/lsh/candidates/candidates.h"

namespace lookalike::test {

/// Calls `visit(a, partners)` with every pair of indexed documents that share a band, each once, a before its partners,
/// be they of a crowd or not. Errors: cancelled.
template <typename Visit>
Result<void> for_each_pair(const SignatureMatrix& matrix, const BandIndex& index, const Crowds& crowds,
                           const Progress& progress, const Visit& visit) {
  tbb::enumerable_thread_specific<std::vector<Partner>> partners_of_thread;
  const auto visit_row = [&](std::size_t crowd, const CrowdRow& row, const CrowdMatches& matches) {
    std::vector<Partner>& partners = partners_of_thread.local();
    partners.clear();
    append_partners(crowds.members(crowd), row, matches, partners);
    visit(crowds.members(crowd)[row.document], std::span<const Partner>(partners));
  };
  const auto done = for_each_row_of_crowds(matrix, index, crowds, progress.part(0, 0.5), visit_row);
  return done ? for_each_candidate_outside(crowds, matrix, index, progress.part(0.5, 1), visit) : done;
}

}  // namespace lookalike::test
