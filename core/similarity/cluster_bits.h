#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/lsh/crowds.h"
#include "core/similarity/candidate_sets.h"
#include "core/similarity/jaccard.h"
#include "core/text/shingles.h"

namespace lookalike {

/// The sets of a crowd's documents laid out so that the intersection of two takes some nanoseconds: a bit for each of
/// the elements that most of them share, and a short list of the others that any other document of the crowd has.
/// Exact.
class ClusterBits {
 public:
  /// A crowd's cluster takes no further documents beyond so many elements: it bounds memory and the time to cancel.
  static constexpr std::uint64_t kMostElements = 8'000'000;

  /// O(elements of the clusters' documents, times their logarithm). Errors: cancelled.
  static Result<ClusterBits> make(const ShingleSets& sets, const CandidateSets& candidates, const Crowds& crowds,
                                  const Progress& progress, std::uint64_t most_elements = kMostElements);

  /// Elements that two documents of one cluster share; empty when they are in none or in two.
  std::optional<std::uint64_t> intersection(DocumentIndex a, DocumentIndex b) const {
    if (crowd_.empty() || crowd_[a] == kNone || crowd_[a] != crowd_[b]) return {};
    const Others &x = others_[place_[a]], &y = others_[place_[b]];
    const std::uint64_t common = common_bits_(bits_[place_[a]].data(), bits_[place_[b]].data());
    return common + (x.empty() || y.empty() ? 0 : intersection_size(x, y));
  }

 private:
  friend class ClusterBitsMaker;
  static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
  static constexpr std::size_t kWords = 8;  // 512 elements have a bit
  using Bits = std::array<std::uint64_t, kWords>;
  using Others = std::vector<std::uint64_t>;  // ascending

  std::uint64_t (*common_bits_)(const std::uint64_t*, const std::uint64_t*) = nullptr;  // this machine's
  std::vector<std::uint32_t> crowd_, place_;  // of each document; kNone where it has no bits
  std::vector<Bits> bits_;
  std::vector<Others> others_;
};

}  // namespace lookalike
