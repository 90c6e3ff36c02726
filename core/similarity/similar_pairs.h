#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/similarity/verify_options.h"
#include "core/text/duplicate_groups.h"

namespace lookalike {

struct ScoredPairs;

/// Two documents, a < b, and what is known of them.
struct SimilarPair {
  DocumentIndex a, b;
  double jaccard = 0;       // exact; NaN where it was not computed
  double estimate = 0;      // share of agreeing signature values
  std::uint32_t bands = 0;  // number of bands shared

  /// Two values that were not computed are equal.
  bool operator==(const SimilarPair& other) const;
  /// Jaccard, then estimate, both descending, then a, b.
  bool before(const SimilarPair& other) const;
};

/// The answer of a run: similar pairs in order of jaccard, then estimate (both descending), then a, b. Pairs among
/// documents with equal shingle sets are kept as groups, so memory does not grow with the square of a group.
class SimilarPairs {
 public:
  /// All pairs, those inside groups of equal documents included.
  std::uint64_t count() const { return count_; }
  std::uint64_t documents_with_match() const { return documents_with_match_; }

  /// Calls `visit` for every pair in order until it returns false. O(count log group).
  void for_each(const std::function<bool(const SimilarPair&)>& visit) const;

  /// The first `limit` pairs in order.
  std::vector<SimilarPair> first(std::size_t limit) const;

 private:
  friend std::shared_ptr<const SimilarPairs> select_similar(const ScoredPairs&, std::shared_ptr<const DuplicateGroups>,
                                                            const VerifyOptions&, std::uint32_t);
  /// The blocks in order; sorted when they are first asked for.
  std::span<const SimilarPair> ordered() const;
  bool visit_ties(std::span<const SimilarPair> ties, const std::function<bool(const SimilarPair&)>& visit) const;

  std::shared_ptr<const DuplicateGroups> groups_;
  mutable std::vector<SimilarPair> blocks_;  // pairs of representatives; a == b stands for a group's own pairs
  mutable std::once_flag sorted_;
  std::uint64_t count_ = 0;
  std::uint64_t documents_with_match_ = 0;
};

/// The scored pairs that reach the threshold, and the pairs inside groups of equal documents (which share all `bands`).
/// O(pairs), and O(pairs log pairs) when they are first read in order.
std::shared_ptr<const SimilarPairs> select_similar(const ScoredPairs& scored,
                                                   std::shared_ptr<const DuplicateGroups> groups,
                                                   const VerifyOptions& options, std::uint32_t bands);

}  // namespace lookalike
