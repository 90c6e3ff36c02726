#include "core/similarity/pair_tally.h"

#include <algorithm>
#include <functional>

#include "core/similarity/scored_pairs.h"

namespace lookalike {

PairTally::PairTally(const DuplicateGroups& groups, const VerifyOptions& options)
    : groups_(groups), options_(options), matched_(groups.documents()) {}

// Two loops: marking may write to anything as far as a compiler knows.
void PairTally::add(std::span<const SimilarPair> blocks) {
  std::uint64_t reaching = 0, pairs = 0;
  for (const SimilarPair& block : blocks) {
    const bool reaches = score_of(block, options_.by) >= options_.threshold;
    reaching += reaches;
    pairs += reaches ? groups_.group_size(block.a) * groups_.group_size(block.b) : 0;
  }
  blocks_ += reaching;
  pairs_ += pairs;
  if (reaching == 0) return;
  std::uint8_t* const matched = matched_.data();
  const VerifyOptions options = options_;
  for (const SimilarPair& block : blocks) {
    if (!(score_of(block, options.by) >= options.threshold)) continue;
    matched[block.a] = 1;
    matched[block.b] = 1;
  }
}

void PairTally::merge(const PairTally& other) {
  blocks_ += other.blocks_;
  pairs_ += other.pairs_;
  std::ranges::transform(matched_, other.matched_, matched_.begin(), std::bit_or{});
}

PairCounts PairTally::counts() const {
  PairCounts counts{blocks_, pairs_, 0, 0};
  for (const DocumentIndex r : groups_.representatives()) {
    const std::uint64_t size = groups_.group_size(r);
    if (matched_[r]) counts.documents += size;
    if (matched_[r] || size > 1) counts.with_twins += size;
  }
  return counts;
}

}  // namespace lookalike
