#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/lsh/crowds.h"
#include "core/lsh/signature_match.h"
#include "core/similarity/candidate_sets.h"
#include "core/text/shingles.h"

namespace lookalike {

/// The sets of a crowd's documents laid out so that the intersection of two takes some nanoseconds: a bit for each of
/// the elements that most of them share, and a short list of the others that any other document of the crowd has.
/// Exact.
class ClusterBits {
 public:
  /// A crowd's cluster takes no further documents beyond so many elements: it bounds the time to cancel.
  static constexpr std::uint64_t kMostElements = 8'000'000;
  /// All clusters together take no more: it bounds memory, at 8 bytes an element.
  static constexpr std::uint64_t kMostInAll = 4 * kMostElements;

  /// O(elements of the clusters' documents, times their logarithm). Errors: cancelled.
  static Result<ClusterBits> make(const ShingleSets& sets, const CandidateSets& candidates, const Crowds& crowds,
                                  const Progress& progress, std::uint64_t most_elements = kMostElements);

  /// The document is in a cluster.
  bool has(DocumentIndex document) const { return !crowd_.empty() && crowd_[document] != kNone; }

  /// The Jaccard similarity of `a`, which is in a cluster, with each of the partners; NaN where that is not in the same
  /// one, or both sets are empty. `jaccards` has a place for each.
  void jaccards(DocumentIndex a, std::span<const Partner> partners, std::span<double> jaccards) const;

  static constexpr std::size_t kWords = 8;  // 512 elements have a bit
  using Bits = std::array<std::uint64_t, kWords>;

  /// A document's set.
  struct alignas(64) Member {
    Bits bits{};
    std::uint64_t others = 0;       // where they begin
    std::uint32_t other_count = 0;  // elements that have no bit
    std::uint32_t size = 0;         // all elements

    std::span<const std::uint64_t> others_in(const std::vector<std::uint64_t>& of_cluster) const {
      return std::span(of_cluster).subspan(others, other_count);
    }
  };

 private:
  friend class ClusterBitsMaker;
  static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
  std::vector<std::uint32_t> crowd_, place_;  // of each document; kNone where it has no bits
  std::vector<Member> members_;
  std::vector<std::vector<std::uint64_t>> others_;  // of each cluster, ascending for each member
};

}  // namespace lookalike
