#include "core/similarity/candidate_reader.h"

#include "core/similarity/jaccard.h"

namespace lookalike {

std::span<const std::uint64_t> CandidateReader::read(ShingleReader& reader, DocumentIndex document) const {
  const auto held = candidates_.find(document);
  return held ? *held : reader.read(document);
}

double CandidateReader::jaccard(DocumentIndex a, DocumentIndex b) {
  const auto common = clusters_.intersection(a, b);
  if (!common) return lookalike::jaccard(read(a_, a), read(b_, b));
  const std::uint64_t together = std::uint64_t{sets_.size(a)} + sets_.size(b) - *common;
  return together == 0 ? 0 : static_cast<double>(*common) / static_cast<double>(together);
}

}  // namespace lookalike
