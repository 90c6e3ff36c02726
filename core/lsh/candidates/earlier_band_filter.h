#pragma once

#include <cstdint>
#include <vector>

#include "core/lsh/banding/band_index.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Skips pairs of a bucket that an earlier band has found already. It examines only the
/// first 64 rows, so some repeated pairs remain, but no new pair is dropped. Use one filter per thread.
class EarlierBandFilter {
 public:
  explicit EarlierBandFilter(const SignatureMatrix& matrix) : matrix_(matrix) {}

  /// Positions after `row` in the bucket whose documents share, within those 64 rows, none of the earlier bands with
  /// the document at `row`. Valid until the next call. O(bucket), with SIMD.
  const std::vector<std::uint32_t>& new_collisions(const BandIndex& index, const BandIndex::Bucket& bucket,
                                                   std::size_t row);

 private:
  const SignatureMatrix& matrix_;
  std::vector<std::uint32_t> columns_;
  std::uint32_t band_ = 0;    // band of the last call
  std::uint64_t begins_ = 0;  // the first rows of the bands before it, as bits
};

}  // namespace lookalike
