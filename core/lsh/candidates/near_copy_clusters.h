#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/banding/band_index.h"

namespace lookalike {

/// Clusters of documents that collide in large buckets: above all, thousands of near-copies of one text. A document is
/// in at most one cluster; documents of a bucket join the cluster that one of them is in already.
class NearCopyClusters {
 public:
  /// Smaller buckets make no cluster.
  static constexpr std::size_t kLeastBucket = 64;

  NearCopyClusters() = default;
  /// O(documents in large buckets, times the logarithm of the largest).
  explicit NearCopyClusters(const BandIndex& index);

  std::size_t size() const { return members_.size(); }
  /// Ascending.
  std::span<const DocumentIndex> members(std::size_t cluster) const { return members_[cluster]; }

  /// The members collide at least as often as they make pairs: comparing each with each is less work than examining all
  /// their collisions.
  bool dense(std::size_t cluster) const { return dense_[cluster]; }
  /// Whether both belong to the same dense cluster. O(1).
  bool dense_pair(DocumentIndex a, DocumentIndex b) const {
    return dense_cluster_of(a) != kNone && dense_cluster_of(a) == dense_cluster_of(b);
  }
  /// Whether all belong to the same dense cluster. O(documents).
  bool in_one_dense(std::span<const DocumentIndex> documents) const;
  /// Whether the document is in a dense cluster. O(1).
  bool in_dense(DocumentIndex document) const { return dense_cluster_of(document) != kNone; }

 private:
  static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
  using Buckets = std::vector<BandIndex::Bucket>;

  std::uint32_t dense_cluster_of(DocumentIndex document) const {
    return document < dense_cluster_.size() ? dense_cluster_[document] : kNone;
  }
  std::vector<std::uint32_t> join(const BandIndex& index, const Buckets& large);
  std::vector<std::uint64_t> count_collisions(const BandIndex& index, const Buckets& large,
                                              const std::vector<std::uint32_t>& cluster_of) const;

  std::vector<std::vector<DocumentIndex>> members_;
  std::vector<bool> dense_;
  std::vector<std::uint32_t> dense_cluster_;  // by document; none beyond its end
};

}  // namespace lookalike
