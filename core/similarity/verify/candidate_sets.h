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

/// Sets of a corpus that keeps none: those of the documents that share a bucket, made once for all pairs that
/// are compared. Sets beyond the limit are made anew for every comparison.
class CandidateSets {
 public:
  static constexpr std::uint64_t kBytes = std::uint64_t{512} << 20;

  /// Makes nothing where sets are kept; takes what it can from those `before`, of the same sets, if there are any.
  /// O(shingles of these documents). Errors: cancelled.
  static Result<std::shared_ptr<const CandidateSets>> make(const ShingleSets& sets, const BandIndex& bands,
                                                           std::uint64_t bytes, const CandidateSets* before,
                                                           const Progress& progress);
  /// Empty when the document's set is not among them.
  std::optional<std::span<const std::uint64_t>> find(DocumentIndex document) const;

 private:
  void lay_out(const ShingleSets& sets, const BandIndex& bands, std::uint64_t elements);

  static constexpr std::uint64_t kAbsent = ~std::uint64_t{0};
  std::vector<std::uint64_t> begin_;  // of each document's set, or kAbsent
  std::vector<DocumentIndex> documents_;
  std::vector<std::uint32_t> sizes_;  // of all documents; empty when none is held
  LargeArray<std::uint64_t> elements_;
};

}  // namespace lookalike
