#pragma once

#include "core/similarity/candidate_sets.h"
#include "core/similarity/cluster_bits.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Compares candidates by the fastest of what is at hand, one a thread.
class CandidateReader {
 public:
  CandidateReader(const ShingleSets& sets, const CandidateSets& candidates, const ClusterBits& clusters)
      : sets_(sets), candidates_(candidates), clusters_(clusters), a_(sets), b_(sets) {}

  /// The Jaccard similarity of `a` with each of the partners, 0 for two empty sets; valid until the next call.
  std::span<const double> jaccards(DocumentIndex a, std::span<const Partner> partners);

 private:
  std::span<const std::uint64_t> read(ShingleReader& reader, DocumentIndex document) const;

  const ShingleSets& sets_;
  const CandidateSets& candidates_;
  const ClusterBits& clusters_;
  ShingleReader a_, b_;
  std::vector<double> jaccards_;
};

}  // namespace lookalike
