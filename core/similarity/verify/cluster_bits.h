#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/lsh/candidates/near_copy_clusters.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/similarity/jaccard.h"
#include "core/similarity/verify/candidate_sets.h"
#include "core/text/shingles.h"

namespace lookalike {

/// The sets of a cluster's documents laid out so that intersecting two takes some nanoseconds: a bit for each of the
/// elements that most of them share, and a short list of the others that occur in another document of the cluster.
/// Exact.
class ClusterBits {
 public:
  /// A cluster takes no further documents beyond this number of elements, which bounds the time to cancel.
  static constexpr std::uint64_t kMostElements = 8'000'000;
  /// Limit for all clusters together, which bounds memory, at 8 bytes per element.
  static constexpr std::uint64_t kMostInAll = 4 * kMostElements;

  /// O(elements of the clusters' documents, times their logarithm). Errors: cancelled.
  static Result<ClusterBits> make(const ShingleSets& sets, const CandidateSets& candidates,
                                  const NearCopyClusters& clusters, const Progress& progress,
                                  std::uint64_t most_elements = kMostElements);

  /// Whether the document is in a cluster.
  bool has(DocumentIndex document) const { return !cluster_.empty() && cluster_[document] != kNone; }

  /// The overlap of `a`, which is in a cluster, with each candidate, fastest for documents in ascending order; 0 of 0
  /// if the candidate is not in the same cluster (or is `a`), or both sets are empty. `overlaps` has one entry per
  /// candidate. True if none is 0 of 0.
  bool overlaps(DocumentIndex a, std::span<const Candidate> candidates, std::span<Overlap> overlaps) const;

  static constexpr std::size_t kWords = 8;  // bits for 512 elements

  /// A document's set apart from its bits.
  struct Member {
    std::uint64_t others = 0;       // start of the others
    std::uint32_t other_count = 0;  // elements that have no bit
    std::uint32_t size = 0;         // all elements

    std::span<const std::uint64_t> others_in(const std::vector<std::uint64_t>& of_cluster) const {
      return std::span(of_cluster).subspan(others, other_count);
    }
  };

  /// The members of a cluster are adjacent: places `begin` to `end`.
  struct Cluster {
    std::uint32_t begin = 0, end = 0;
    std::size_t words = 0;              // of bits in use
    std::vector<std::uint64_t> others;  // ascending within each member
  };

  /// Word `word` of the bits of each member, by place; padded so that a vector can be read at the last place.
  const std::uint64_t* bits(std::size_t word) const { return bits_.data() + word * (members_.size() + kBehind); }
  const Member& member(std::size_t place) const { return members_[place]; }

 private:
  friend class ClusterBitsMaker;
  static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
  static constexpr std::size_t kBehind = 64;  // places

  std::vector<std::uint32_t> cluster_, place_;  // by document; kNone without bits
  std::vector<std::uint64_t> bits_;
  std::vector<Member> members_;    // by place
  std::vector<Cluster> clusters_;  // by cluster
};

}  // namespace lookalike
