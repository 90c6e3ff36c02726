#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/large_array.h"
#include "core/base/progress.h"
#include "core/lsh/lsh_options.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Key of one band of a signature: equal bands have equal keys. With a finite table the key is the bucket's number;
/// otherwise it is the rows themselves (up to two) or 64 bits of a hash of them. O(rows).
std::uint64_t band_key(std::span<const std::uint32_t> signature, std::uint32_t band, const LshOptions& options);

/// Some bands next to each other.
struct BandRange {
  std::uint32_t first = 0, count = 0;
};

/// Documents of one band or bucket, each in one number with its key.
class IndexedDocuments {
 public:
  struct Iterator {
    using value_type = DocumentIndex;
    using difference_type = std::ptrdiff_t;
    const std::uint64_t* at = nullptr;
    DocumentIndex operator*() const { return document_of(*at); }
    Iterator& operator++() {
      ++at;
      return *this;
    }
    Iterator operator++(int) { return {at++}; }
    bool operator==(const Iterator&) const = default;
  };

  IndexedDocuments(const std::uint64_t* entries, std::size_t size) : entries_(entries), size_(size) {}

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  DocumentIndex operator[](std::size_t i) const { return document_of(entries_[i]); }
  Iterator begin() const { return Iterator{entries_}; }
  Iterator end() const { return Iterator{entries_ + size_}; }

 private:
  static DocumentIndex document_of(std::uint64_t entry) { return DocumentIndex(entry & 0xFFFF'FFFFu); }

  const std::uint64_t* entries_;
  std::size_t size_;
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
  IndexedDocuments documents(std::uint32_t band) const { return {entries_of(band), documents_}; }
  /// Ordered by band.
  std::span<const Bucket> shared_buckets() const { return buckets_; }
  std::span<const Bucket> shared_buckets(std::uint32_t band) const;

  IndexedDocuments documents_of(const Bucket& bucket) const {
    return {entries_of(bucket.band) + bucket.begin, bucket.size()};
  }
  /// Documents whose key in this band is `key`, and perhaps a few of another. O(log documents).
  IndexedDocuments documents_with(std::uint32_t band, std::uint64_t key) const;

  std::uint64_t bytes() const;

 private:
  friend class BandIndexMaker;
  const std::uint64_t* entries_of(std::uint32_t band) const {
    return entries_.get() + (band - range_.first) * documents_;
  }

  LshOptions options_;
  BandRange range_;
  std::size_t documents_ = 0;
  LargeArray<std::uint64_t> entries_;  // band after band: key in the high half, document in the low one
  std::vector<Bucket> buckets_;
};

}  // namespace lookalike
