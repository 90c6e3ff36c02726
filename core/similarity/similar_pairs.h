#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/similarity/verify_options.h"
#include "core/text/duplicate_groups.h"

namespace lookalike {

struct ScoredPairs;

/// Two documents, a < b, and their scores.
struct SimilarPair {
  DocumentIndex a, b;
  double jaccard = 0;                       // exact; NaN if not computed
  std::uint16_t agreement = 0, hashes = 1;  // agreeing signature values, and their total number
  std::uint32_t bands = 0;                  // number of bands shared

  /// The share of the n values that agree estimates the Jaccard similarity (method.md).
  double estimate() const { return static_cast<double>(agreement) / static_cast<double>(hashes); }
  /// Two values that were not computed compare as equal.
  bool operator==(const SimilarPair& other) const;
  /// Jaccard, then estimate, both descending, then a, b.
  bool before(const SimilarPair& other) const;
};

/// The result of a run: similar pairs ordered by jaccard, then estimate (both descending), then a, b. Pairs among
/// documents with equal shingle sets are stored as groups, so memory does not grow with the square of a group.
class SimilarPairs {
 public:
  /// Number of pairs, including those inside groups of equal documents.
  std::uint64_t count() const { return count_; }
  std::uint64_t documents_with_match() const { return documents_with_match_; }

  /// Calls `visit` for every pair in order until it returns false. O(count log group), and on the first call O(pairs
  /// log pairs) of representatives: their order is cached, 24 bytes per pair.
  void for_each(const std::function<bool(const SimilarPair&)>& visit) const;

  /// The first `limit` pairs in order.
  std::vector<SimilarPair> first(std::size_t limit) const;

 private:
  friend class Selection;
  bool reaches_threshold(const SimilarPair& pair) const;
  /// All blocks in order; gathered and sorted on first use.
  std::span<const SimilarPair> ordered() const;
  /// The blocks, in order, that contain the first `limit` pairs.
  std::vector<SimilarPair> best(std::size_t limit) const;
  bool visit_blocks(std::span<const SimilarPair> blocks, const std::function<bool(const SimilarPair&)>& visit) const;
  bool visit_ties(std::span<const SimilarPair> ties, const std::function<bool(const SimilarPair&)>& visit) const;

  // A block is a pair of representatives; a == b represents the pairs inside a group.
  std::shared_ptr<const ScoredPairs> scored_;
  std::shared_ptr<const DuplicateGroups> groups_;
  VerifyOptions options_;
  std::vector<SimilarPair> exact_duplicates_;  // a block for every group of equal documents
  std::uint64_t blocks_ = 0, count_ = 0, documents_with_match_ = 0;
  mutable std::vector<SimilarPair> ordered_;
  mutable std::once_flag sorted_;
};

/// The scored pairs that reach the threshold, and the pairs inside groups of equal documents (which share all `bands`).
/// O(pairs); reading them in order takes another O(pairs log pairs), only the first `limit` O(pairs + limit log limit).
std::shared_ptr<const SimilarPairs> select_similar(std::shared_ptr<const ScoredPairs> scored,
                                                   std::shared_ptr<const DuplicateGroups> groups,
                                                   const VerifyOptions& options, std::uint32_t bands);

/// The same, with pairs inside groups only if `bands` is given.
std::shared_ptr<const SimilarPairs> select_pairs(std::shared_ptr<const ScoredPairs> scored,
                                                 std::shared_ptr<const DuplicateGroups> groups,
                                                 const VerifyOptions& options, std::optional<std::uint32_t> bands);

}  // namespace lookalike
