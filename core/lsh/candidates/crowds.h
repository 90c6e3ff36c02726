#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/banding/band_index.h"

namespace lookalike {

/// Documents that meet one another in large buckets: thousands of near-copies of one text above all. Every document is
/// in one crowd at most; those of a bucket join the crowd that one of them is in already.
class Crowds {
 public:
  /// Buckets of fewer documents make no crowd.
  static constexpr std::size_t kLeastBucket = 64;

  Crowds() = default;
  /// O(documents in large buckets, times the logarithm of the largest).
  explicit Crowds(const BandIndex& index);

  std::size_t size() const { return members_.size(); }
  /// Ascending.
  std::span<const DocumentIndex> members(std::size_t crowd) const { return members_[crowd]; }

  /// The members meet at least as often as they make pairs: it is less work to compare each with each than to look at
  /// all their collisions.
  bool dense(std::size_t crowd) const { return dense_[crowd]; }
  /// Both belong to the same dense crowd. O(1).
  bool dense_pair(DocumentIndex a, DocumentIndex b) const {
    return dense_crowd_of(a) != kNone && dense_crowd_of(a) == dense_crowd_of(b);
  }
  /// All belong to the same dense crowd. O(documents).
  bool in_one_dense(std::span<const DocumentIndex> documents) const;
  /// In a dense crowd. O(1).
  bool in_dense(DocumentIndex document) const { return dense_crowd_of(document) != kNone; }

 private:
  static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
  using Buckets = std::vector<BandIndex::Bucket>;

  std::uint32_t dense_crowd_of(DocumentIndex document) const {
    return document < dense_crowd_.size() ? dense_crowd_[document] : kNone;
  }
  std::vector<std::uint32_t> join(const BandIndex& index, const Buckets& large);
  std::vector<std::uint64_t> count_collisions(const BandIndex& index, const Buckets& large,
                                              const std::vector<std::uint32_t>& crowd_of) const;

  std::vector<std::vector<DocumentIndex>> members_;
  std::vector<bool> dense_;
  std::vector<std::uint32_t> dense_crowd_;  // of each document; behind its end: none
};

}  // namespace lookalike
