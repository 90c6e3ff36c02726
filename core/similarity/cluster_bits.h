#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/lsh/band_index.h"
#include "core/similarity/candidate_sets.h"
#include "core/text/shingles.h"

namespace lookalike {

/// The sets of documents that meet in large buckets, thousands of near-copies of one text above all, laid out so that
/// the intersection of two takes some 10 ns: a bit for each of the elements that most of a cluster's documents share,
/// and a short list of the others that any other document of the cluster has. Exact.
class ClusterBits {
 public:
  /// Buckets of fewer documents make no cluster.
  static constexpr std::size_t kLeastBucket = 64;

  /// A cluster takes no further documents beyond so many elements: it bounds memory and the time to cancel.
  static constexpr std::uint64_t kMostElements = 8'000'000;

  /// O(elements of the clusters' documents, times their logarithm). Errors: cancelled.
  static Result<ClusterBits> make(const ShingleSets& sets, const CandidateSets& candidates, const BandIndex& bands,
                                  const Progress& progress, std::uint64_t most_elements = kMostElements);

  /// Elements that two documents of one cluster share; empty when they are in none or in two.
  std::optional<std::uint64_t> intersection(DocumentIndex a, DocumentIndex b) const;

 private:
  friend class ClusterBitsMaker;
  static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
  static constexpr std::size_t kWords = 8;  // 512 elements have a bit
  struct Member {
    std::array<std::uint64_t, kWords> bits{};
    std::vector<std::uint64_t> others;  // ascending
  };
  std::vector<std::uint32_t> cluster_, place_;  // of each document; kNone outside of all clusters
  std::vector<Member> members_;
};

}  // namespace lookalike
