#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/text/duplicate_groups.h"

namespace lookalike {

/// How much reaches a threshold, pairs inside groups of equal documents left out.
struct PairCounts {
  std::uint64_t blocks = 0;                 // pairs of representatives
  std::uint64_t pairs = 0;                  // pairs of documents that those stand for
  std::uint64_t documents = 0;              // documents in such a pair
  std::uint64_t with_exact_duplicates = 0;  // the same, and those that equal another one
  bool operator==(const PairCounts&) const = default;
};

/// Counts pairs that reach a threshold, one a thread. A byte a document.
class PairCounter {
 public:
  explicit PairCounter(const DuplicateGroups& groups) : groups_(groups), matched_(groups.documents()) {}

  /// A pair of representatives, each added once in all.
  void add(DocumentIndex a, DocumentIndex b) {
    ++blocks_;
    pairs_ += groups_.group_size(a) * groups_.group_size(b);
    matched_[a] = matched_[b] = 1;
  }
  /// Takes a representative's pairs; tells of each whether it reaches the threshold. O(candidates).
  void add(DocumentIndex a, std::span<const Candidate> candidates, std::span<const bool> reaches);
  /// Adds what another thread counted. O(documents).
  void merge(const PairCounter& other);
  /// O(documents).
  PairCounts counts() const;
  /// Pairs of documents that all pairs added with their candidates stand for.
  std::uint64_t looked_at() const { return looked_at_; }

 private:
  const DuplicateGroups& groups_;
  std::uint64_t blocks_ = 0, pairs_ = 0, looked_at_ = 0;
  std::vector<std::uint8_t> matched_;  // of each representative
};

}  // namespace lookalike
