#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/large_array.h"
#include "core/base/progress.h"
#include "core/lsh/banding/band_keys.h"
#include "core/lsh/lsh_options.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// For every band, the buckets that hold at least two documents, in ascending order. A bucket is 32 bits of a key and
/// may, rarely, hold documents of different keys, so its readers compare the bands themselves (shares_band). In each
/// band a document takes 4 bytes, or none if it shares no bucket there.
class BandIndex {
 public:
  struct Bucket {
    std::uint32_t band;
    std::uint32_t begin, end;  // positions among the documents of the band's buckets
    std::uint32_t size() const { return end - begin; }
  };

  /// Indexes `documents` (ascending) of the matrix, bands in parallel. O(bands * documents), plus O(log documents) for
  /// each document in a bucket; temporarily 4 bytes per document and band. Errors: cancelled.
  static Result<std::shared_ptr<const BandIndex>> make(const SignatureMatrix& matrix,
                                                       std::span<const DocumentIndex> documents,
                                                       const LshOptions& options, const Progress& progress);
  /// The same for some of the bands; do not query the others.
  static Result<std::shared_ptr<const BandIndex>> make(const SignatureMatrix& matrix,
                                                       std::span<const DocumentIndex> documents,
                                                       const LshOptions& options, BandRange range,
                                                       const Progress& progress);

  const LshOptions& options() const { return options_; }
  /// Ordered by band.
  std::span<const Bucket> shared_buckets() const { return buckets_; }
  std::span<const Bucket> shared_buckets(std::uint32_t band) const;

  /// Ascending.
  std::span<const DocumentIndex> documents_of(const Bucket& bucket) const {
    return {documents_[bucket.band - range_.first].data() + bucket.begin, bucket.size()};
  }
  std::uint64_t bytes() const;

 private:
  friend class BandIndexMaker;
  LshOptions options_;
  BandRange range_;
  std::vector<LargeVector<DocumentIndex>> documents_;  // by band, one bucket after another
  std::vector<Bucket> buckets_;
};

}  // namespace lookalike
