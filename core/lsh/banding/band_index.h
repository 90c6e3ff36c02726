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

/// For every band the buckets that hold at least two documents, those of a bucket ascending. A bucket is 32 bits of a
/// key: now and then it holds documents of different keys, so whoever reads it compares the bands themselves
/// (shares_band). Documents that share no bucket of a band take no memory there, the others 4 bytes.
class BandIndex {
 public:
  struct Bucket {
    std::uint32_t band;
    std::uint32_t begin, end;  // places among the documents of the band's buckets
    std::uint32_t size() const { return end - begin; }
  };

  /// Indexes `documents` (ascending) of the matrix, bands in parallel. O(bands * documents), and O(log documents) for
  /// each in a bucket; for a while 4 bytes a document and band. Errors: cancelled.
  static Result<std::shared_ptr<const BandIndex>> make(const SignatureMatrix& matrix,
                                                       std::span<const DocumentIndex> documents,
                                                       const LshOptions& options, const Progress& progress);
  /// The same for a part of the bands; nothing may be asked of the others.
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
  std::vector<LargeVector<DocumentIndex>> documents_;  // of each band, bucket after bucket
  std::vector<Bucket> buckets_;
};

}  // namespace lookalike
