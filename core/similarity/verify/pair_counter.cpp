#include "core/similarity/verify/pair_counter.h"

#include <algorithm>
#include <functional>

namespace lookalike {

void PairCounter::add(DocumentIndex a, std::span<const Candidate> candidates, std::span<const bool> reaches) {
  std::uint64_t blocks = 0, reaching = 0, documents = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const std::uint64_t size = groups_.group_size(candidates[i].document);
    documents += size;
    reaching += reaches[i] ? size : 0;
    blocks += reaches[i];
  }
  blocks_ += blocks;
  pairs_ += reaching * groups_.group_size(a);
  looked_at_ += documents * groups_.group_size(a);
  std::uint8_t* const matched = matched_.data();
  matched[a] |= blocks > 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) matched[candidates[i].document] |= reaches[i];
}

void PairCounter::merge(const PairCounter& other) {
  blocks_ += other.blocks_;
  pairs_ += other.pairs_;
  looked_at_ += other.looked_at_;
  std::ranges::transform(matched_, other.matched_, matched_.begin(), std::bit_or{});
}

PairCounts PairCounter::counts() const {
  PairCounts counts{blocks_, pairs_, 0, 0};
  for (const DocumentIndex r : groups_.representatives()) {
    const std::uint64_t size = groups_.group_size(r);
    if (matched_[r]) counts.documents += size;
    if (matched_[r] || size > 1) counts.with_exact_duplicates += size;
  }
  return counts;
}

}  // namespace lookalike
