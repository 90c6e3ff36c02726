#pragma once

#include <cstdint>
#include <vector>

#include "core/lsh/banding/band_index.h"
#include "core/lsh/candidates/near_copy_clusters.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Passes over pairs of a bucket that an earlier band has shown already, and over those of a dense cluster. It looks at
/// the first 64 rows only, so some pairs that were shown stay, but no other is dropped. One a thread.
class EarlierBandFilter {
 public:
  EarlierBandFilter(const SignatureMatrix& matrix, const NearCopyClusters& clusters)
      : matrix_(matrix), clusters_(clusters) {}

  /// Positions behind `row` in the bucket of documents that share none of the bands before it with the one at `row`,
  /// as far as is looked, and are not with it in a dense cluster. Valid until the next call. O(bucket), by SIMD.
  const std::vector<std::uint32_t>& new_collisions(const BandIndex& index, const BandIndex::Bucket& bucket,
                                                   std::size_t row);

 private:
  void list_columns(std::span<const DocumentIndex> documents, std::size_t row);

  const SignatureMatrix& matrix_;
  const NearCopyClusters& clusters_;
  std::vector<std::uint32_t> columns_;
  std::uint32_t band_ = 0;    // that was asked for last
  std::uint64_t begins_ = 0;  // the first rows of the bands before it, as bits
};

}  // namespace lookalike
