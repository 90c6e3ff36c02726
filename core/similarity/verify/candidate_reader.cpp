#include "core/similarity/verify/candidate_reader.h"

#include <algorithm>

#include "core/similarity/jaccard.h"

namespace lookalike {

std::span<const std::uint64_t> CandidateReader::read(ShingleReader& reader, DocumentIndex document) const {
  const auto held = candidate_sets_.find(document);
  return held ? *held : reader.read(document);
}

std::span<const Overlap> CandidateReader::overlaps(DocumentIndex a, std::span<const Candidate> candidates) {
  overlaps_.resize(std::max(overlaps_.size(), candidates.size()));
  const auto overlaps = std::span(overlaps_).first(candidates.size());
  if (!clusters_.has(a)) std::ranges::fill(overlaps, Overlap{});
  if (clusters_.has(a) && clusters_.overlaps(a, candidates, overlaps)) return overlaps;
  for (std::size_t i = 0; i < candidates.size(); ++i)
    if (overlaps[i].together == 0) overlaps[i] = overlap(read(a_, a), read(b_, candidates[i].document));
  return overlaps;
}

}  // namespace lookalike
