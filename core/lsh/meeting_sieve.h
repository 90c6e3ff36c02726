#pragma once

#include <cstdint>
#include <vector>

#include "core/lsh/band_index.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Passes over pairs of a bucket that an earlier band has shown already: near-copies meet in most of their bands. It
/// looks at the first 64 rows only, so some such pairs stay, but no other is dropped. One a thread.
class MeetingSieve {
 public:
  explicit MeetingSieve(const SignatureMatrix& matrix) : matrix_(matrix) {}

  /// Positions behind `row` in the bucket of documents that share none of the bands before it with the one at `row`,
  /// as far as is looked. Valid until the next call. O(bucket), by SIMD.
  const std::vector<std::uint32_t>& new_meetings(const BandIndex& index, const BandIndex::Bucket& bucket,
                                                 std::size_t row);

 private:
  const SignatureMatrix& matrix_;
  std::vector<std::uint32_t> columns_;
};

}  // namespace lookalike
