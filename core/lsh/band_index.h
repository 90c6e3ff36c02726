#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/lsh/lsh_options.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Key of one band of a signature: equal bands have equal keys. With a finite table the key is the bucket's number;
/// otherwise it is the rows themselves (up to two) or their 64-bit XXH3. O(rows).
std::uint64_t band_key(std::span<const std::uint32_t> signature, std::uint32_t band, const LshOptions& options);

/// Some bands next to each other.
struct BandRange {
  std::uint32_t first = 0, count = 0;
};

/// For every band, some documents in the order of 32 bits of their keys, equal ones ascending; and the buckets that
/// hold at least two documents. Now and then a bucket holds documents of different keys: whoever reads it compares the
/// bands themselves (shares_band). 8 bytes for a document and band.
class BandIndex {
 public:
  struct Bucket {
    std::uint32_t band;
    std::uint32_t begin, end;  // positions in documents(band)
    std::uint32_t size() const { return end - begin; }
  };

  /// Indexes `documents` (ascending) of the matrix, bands in parallel. O(bands * documents * log documents).
  /// Errors: cancelled.
  static Result<std::shared_ptr<const BandIndex>> make(const SignatureMatrix& matrix,
                                                       std::span<const DocumentIndex> documents,
                                                       const LshOptions& options, const Progress& progress);
  /// The same for a part of the bands; nothing may be asked of the others.
  static Result<std::shared_ptr<const BandIndex>> make(const SignatureMatrix& matrix,
                                                       std::span<const DocumentIndex> documents,
                                                       const LshOptions& options, BandRange range,
                                                       const Progress& progress);

  const LshOptions& options() const { return options_; }
  std::span<const DocumentIndex> documents(std::uint32_t band) const { return bands_[band - first_].documents; }
  /// Ordered by band.
  std::span<const Bucket> shared_buckets() const { return buckets_; }
  std::span<const Bucket> shared_buckets(std::uint32_t band) const;

  std::span<const DocumentIndex> documents_of(const Bucket& bucket) const {
    return documents(bucket.band).subspan(bucket.begin, bucket.size());
  }
  /// Documents whose key in this band is `key`, and perhaps a few of another. O(log documents).
  std::span<const DocumentIndex> documents_with(std::uint32_t band, std::uint64_t key) const;

  std::uint64_t bytes() const;

 private:
  struct Band {
    std::vector<std::uint32_t> keys;
    std::vector<DocumentIndex> documents;
  };
  LshOptions options_;
  std::uint32_t first_ = 0;  // band of bands_[0]
  std::vector<Band> bands_;
  std::vector<Bucket> buckets_;
};

}  // namespace lookalike
