#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/large_array.h"
#include "core/base/progress.h"
#include "core/lsh/banding/band_index.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Sets of the documents that share a bucket, for a corpus whose sets are not stored: computed once for all
/// comparisons. Sets beyond the limit are recomputed for every comparison.
class CandidateSets {
 public:
  static constexpr std::uint64_t kBytes = std::uint64_t{512} << 20;

  /// Makes nothing if sets are stored. Reuses sets from `before`, an object for the same corpus and shingles, if given.
  /// O(shingles of these documents). Errors: cancelled.
  static Result<std::shared_ptr<const CandidateSets>> make(const ShingleSets& sets, const BandIndex& bands,
                                                           std::uint64_t bytes, const CandidateSets* before,
                                                           const Progress& progress);
  /// Empty if the document's set is not held.
  std::optional<std::span<const std::uint64_t>> find(DocumentIndex document) const;

 private:
  void lay_out(const ShingleSets& sets, const BandIndex& bands, std::uint64_t elements);

  static constexpr std::uint64_t kAbsent = ~std::uint64_t{0};
  std::vector<std::uint64_t> begin_;  // start of each document's set, or kAbsent
  std::vector<DocumentIndex> documents_;
  std::vector<std::uint32_t> sizes_;  // of all documents; empty if no set is held
  LargeArray<std::uint64_t> elements_;
};

}  // namespace lookalike
