#include "core/similarity/candidate_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/similarity/jaccard.h"

namespace lookalike {

std::span<const std::uint64_t> CandidateReader::read(ShingleReader& reader, DocumentIndex document) const {
  const auto held = candidates_.find(document);
  return held ? *held : reader.read(document);
}

std::span<const double> CandidateReader::jaccards(DocumentIndex a, std::span<const Partner> partners) {
  jaccards_.resize(std::max(jaccards_.size(), partners.size()));
  const auto jaccards = std::span(jaccards_).first(partners.size());
  if (!clusters_.has(a)) std::ranges::fill(jaccards, std::numeric_limits<double>::quiet_NaN());
  if (clusters_.has(a) && clusters_.jaccards(a, partners, jaccards)) return jaccards;
  for (std::size_t i = 0; i < partners.size(); ++i)
    if (std::isnan(jaccards[i])) jaccards[i] = jaccard(read(a_, a), read(b_, partners[i].document));
  return jaccards;
}

}  // namespace lookalike
