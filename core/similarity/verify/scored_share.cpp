#include "core/similarity/verify/scored_share.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lookalike {

std::span<const Candidate> ScoredShare::those_with_prefix(std::span<const Candidate> candidates, std::uint32_t prefix) {
  with_prefix_.clear();
  std::ranges::copy_if(candidates, std::back_inserter(with_prefix_),
                       [prefix](const Candidate& b) { return b.match.leading >= prefix; });
  return with_prefix_;
}

bool ScoredShare::add(DocumentIndex a, std::span<const Candidate> candidates, const Similarities& similarities,
                      const Reaches& reaches) {
  if (parts_.empty() || parts_.back().capacity() - parts_.back().size() < kAtOnce) parts_.emplace_back().reserve(kPart);
  auto& part = parts_.back();
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    all_reach_ &= reaches[i];
    if (pruned_ && !reaches[i]) continue;
    const SignatureMatch& match = candidates[i].match;
    part.push_back({a, candidates[i].document, similarities[i], static_cast<std::uint16_t>(match.agreement), hashes_,
                    match.shared_bands});
  }
  counter_.add(a, candidates, reaches);
  uncounted_ += candidates.size();
  return uncounted_ >= kPart;
}

std::int64_t ScoredShare::growth() {
  uncounted_ = 0;
  std::int64_t pairs = 0;
  for (const auto& part : parts_) pairs += static_cast<std::int64_t>(part.size());
  return pairs - std::exchange(estimate_, pairs);
}

void ScoredShare::move_to(ScoredPairs& scored) {
  std::ranges::move(parts_, std::back_inserter(scored.parts));
}

}  // namespace lookalike
