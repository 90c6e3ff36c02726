#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/text/duplicate_groups.h"

namespace lookalike {

/// Counts of pairs that reach a threshold, without pairs inside groups of equal documents.
struct PairCounts {
  std::uint64_t blocks = 0;                 // pairs of representatives
  std::uint64_t pairs = 0;                  // pairs of documents that the blocks represent
  std::uint64_t documents = 0;              // documents in such a pair
  std::uint64_t with_exact_duplicates = 0;  // the same, plus documents equal to another one
  bool operator==(const PairCounts&) const = default;
};

/// Counts pairs that reach a threshold. One byte per document. Use one counter per thread.
class PairCounter {
 public:
  explicit PairCounter(const DuplicateGroups& groups) : groups_(groups), matched_(groups.documents()) {}

  /// Adds a pair of representatives; add each pair once.
  void add(DocumentIndex a, DocumentIndex b) {
    ++blocks_;
    pairs_ += groups_.group_size(a) * groups_.group_size(b);
    matched_[a] = matched_[b] = 1;
  }
  /// Adds a representative's pairs, with a flag for each that reaches the threshold. O(candidates).
  void add(DocumentIndex a, std::span<const Candidate> candidates, std::span<const bool> reaches);
  /// Adds the counts of another thread. O(documents).
  void merge(const PairCounter& other);
  /// O(documents).
  PairCounts counts() const;
  /// Number of pairs of documents that all pairs added with their candidates represent.
  std::uint64_t looked_at() const { return looked_at_; }

 private:
  const DuplicateGroups& groups_;
  std::uint64_t blocks_ = 0, pairs_ = 0, looked_at_ = 0;
  std::vector<std::uint8_t> matched_;  // by representative
};

}  // namespace lookalike
