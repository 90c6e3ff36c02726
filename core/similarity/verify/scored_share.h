#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/large_array.h"
#include "core/similarity/scored_pairs.h"
#include "core/similarity/verify/pair_counter.h"

namespace lookalike {

/// One thread's share of the scored pairs, in parts that are never copied.
class ScoredShare {
 public:
  static constexpr std::size_t kAtOnce = 64;  // pairs

  /// `hashes`: values of a signature.
  ScoredShare(const DuplicateGroups& groups, std::uint16_t hashes) : counter_(groups), hashes_(hashes) {}

  struct Waiting {
    DocumentIndex a;
    Candidate b;
  };

  using Similarities = std::array<double, kAtOnce>;  // exact; NaN if not computed
  using Reaches = std::array<bool, kAtOnce>;         // by pair, whether it reaches the threshold

  std::uint64_t before_prefix = 0;  // pairs of documents before the first-m check, if there is one
  std::vector<Waiting> waiting;     // pairs to be scored next

  /// Valid until the next call.
  std::span<const Candidate> those_with_prefix(std::span<const Candidate> candidates, std::uint32_t prefix);

  /// Adds up to kAtOnce pairs of one document; after pruning only those that reach the threshold. True if there are so
  /// many more that they should be counted.
  bool add(DocumentIndex a, std::span<const Candidate> candidates, const Similarities& similarities,
           const Reaches& reaches);

  /// Change of the number of pairs since the last call. O(parts).
  std::int64_t growth();

  bool pruned() const { return pruned_; }
  /// Drops the pairs for which `stays(pair)` is false: those below the threshold. O(pairs).
  template <typename Stays>
  void prune(const Stays& stays) {
    pruned_ = true;
    if (all_reach_) return;
    for (auto& part : parts_) {
      std::erase_if(part, [&](const SimilarPair& pair) { return !stays(pair); });
      if (part.size() < kPart / 2) part.shrink_to_fit();
    }
  }

  const PairCounter& counter() const { return counter_; }
  void move_to(ScoredPairs& scored);

 private:
  static constexpr std::size_t kPart = (std::size_t{4} << 20) / sizeof(SimilarPair);  // pairs: a part fills huge pages

  PairCounter counter_;
  std::uint16_t hashes_;
  std::vector<LargeVector<SimilarPair>> parts_;
  std::vector<Candidate> with_prefix_;
  std::int64_t estimate_ = 0;
  std::size_t uncounted_ = 0;  // pairs, at most
  bool pruned_ = false;
  bool all_reach_ = true;  // the threshold
};

}  // namespace lookalike
