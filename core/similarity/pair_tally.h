#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/similarity/similar_pairs.h"
#include "core/text/duplicate_groups.h"

namespace lookalike {

/// How much reaches a threshold, pairs inside groups of equal documents left out.
struct PairCounts {
  std::uint64_t blocks = 0;      // pairs of representatives
  std::uint64_t pairs = 0;       // pairs of documents that those stand for
  std::uint64_t documents = 0;   // documents in such a pair
  std::uint64_t with_twins = 0;  // the same, and those that equal another one
  bool operator==(const PairCounts&) const = default;
};

/// Counts scored pairs that reach a threshold, one a thread. A byte a document.
class PairTally {
 public:
  PairTally(const DuplicateGroups& groups, const VerifyOptions& options);

  /// Blocks of different representatives, each added once in all. O(blocks).
  void add(std::span<const SimilarPair> blocks);
  /// Adds what another thread counted. O(documents).
  void merge(const PairTally& other);
  /// O(documents).
  PairCounts counts() const;

 private:
  const DuplicateGroups& groups_;
  VerifyOptions options_;
  std::uint64_t blocks_ = 0, pairs_ = 0;
  std::vector<std::uint8_t> matched_;  // of each representative
};

}  // namespace lookalike
