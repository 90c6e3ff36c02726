#pragma once

#include <tbb/enumerable_thread_specific.h>

#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/lsh/banding/band_index.h"
#include "core/lsh/candidates/near_copy_clusters.h"

namespace lookalike {

/// Two documents that share a bucket, as one number: sorting brings the pairs of a document together, and equal ones.
class Collision {
 public:
  /// `first` is less than `second`.
  Collision(DocumentIndex first, DocumentIndex second) : number_(std::uint64_t{first.value} << 32 | second.value) {}
  explicit Collision(std::uint64_t number) : number_(number) {}

  DocumentIndex first() const { return DocumentIndex(number_ >> 32); }
  DocumentIndex second() const { return DocumentIndex(number_ & 0xFFFF'FFFFu); }
  std::uint64_t number() const { return number_; }

 private:
  std::uint64_t number_;
};

/// All collisions of an index, in parts of neighbouring first documents. Pairs of a dense cluster are left out. Where
/// few documents meet, listing them and dropping those that were met before by sorting takes far less than finding this
/// out from signatures, which lie anywhere in memory.
class Collisions {
 public:
  /// Up to so many collisions a document are listed; each takes 8 bytes for a while.
  static constexpr std::uint64_t kMost = 8;

  /// Whether there are at most kMost * documents, counted once for every bucket. O(buckets).
  static bool few(const BandIndex& index, const NearCopyClusters& clusters, std::size_t documents);
  /// O(collisions), asking the token for every document. Errors: cancelled.
  static Result<Collisions> list(const BandIndex& index, const NearCopyClusters& clusters, std::size_t documents,
                                 const Progress& progress);

  std::size_t parts() const { return parts_; }
  /// The numbers of a part's collisions, ascending, each once; they are no longer kept then. Parts may be taken from
  /// several threads. O(collisions of the part, times their logarithm).
  std::vector<std::uint64_t> take(std::size_t part);

 private:
  using Numbers = std::vector<std::uint64_t>;

  explicit Collisions(std::size_t parts) : parts_(parts), lists_([parts] { return std::vector<Numbers>(parts); }) {}
  void add(const BandIndex& index, const NearCopyClusters& clusters, const BandIndex::Bucket& bucket,
           const Progress& progress);

  std::size_t parts_;
  tbb::enumerable_thread_specific<std::vector<Numbers>> lists_;  // of each part, by the thread that listed them
};

}  // namespace lookalike
