#pragma once

#include <tbb/enumerable_thread_specific.h>

#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/lsh/banding/band_index.h"

namespace lookalike {

/// Two documents that share a bucket, as one number: sorting groups the pairs by first document and brings duplicates
/// together.
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

/// All collisions of an index, in parts of neighbouring first documents. If
/// collisions are few, listing them and dropping duplicates by sorting is much faster than detecting duplicates from
/// the signatures, which lie anywhere in memory.
class Collisions {
 public:
  /// Maximum number of listed collisions per document; each temporarily takes 8 bytes.
  static constexpr std::uint64_t kMost = 8;

  /// Whether there are at most kMost * documents collisions, counted once per bucket. O(buckets).
  static bool few(const BandIndex& index, std::size_t documents);
  /// O(collisions); checks the stop token for every document. Errors: cancelled.
  static Result<Collisions> list(const BandIndex& index, std::size_t documents, const Progress& progress);

  std::size_t parts() const { return parts_; }
  /// Returns a part's collisions as numbers, ascending and distinct, and releases them. Safe to call from several
  /// threads for different parts. O(collisions of the part, times their logarithm).
  std::vector<std::uint64_t> take(std::size_t part);

 private:
  using Numbers = std::vector<std::uint64_t>;

  explicit Collisions(std::size_t parts) : parts_(parts), lists_([parts] { return std::vector<Numbers>(parts); }) {}
  void add(const BandIndex& index, const BandIndex::Bucket& bucket, const Progress& progress);

  std::size_t parts_;
  tbb::enumerable_thread_specific<std::vector<Numbers>> lists_;  // by thread, then by part
};

}  // namespace lookalike
