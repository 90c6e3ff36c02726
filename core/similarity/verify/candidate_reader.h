#pragma once

#include "core/similarity/verify/candidate_sets.h"
#include "core/similarity/verify/cluster_bits.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Compares candidate_sets by the fastest of what is at hand, one a thread.
class CandidateReader {
 public:
  CandidateReader(const ShingleSets& sets, const CandidateSets& candidate_sets, const ClusterBits& clusters)
      : candidate_sets_(candidate_sets), clusters_(clusters), a_(sets), b_(sets) {}

  /// How much of its set `a` shares with each of the candidates; valid until the next call.
  std::span<const Overlap> overlaps(DocumentIndex a, std::span<const Candidate> candidates);

 private:
  std::span<const std::uint64_t> read(ShingleReader& reader, DocumentIndex document) const;

  const CandidateSets& candidate_sets_;
  const ClusterBits& clusters_;
  ShingleReader a_, b_;
  std::vector<Overlap> overlaps_;
};

}  // namespace lookalike
