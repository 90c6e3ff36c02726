#pragma once

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/lsh/banding/band_index.h"
#include "core/lsh/candidates/earlier_band_filter.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/sketch/signature_matrix.h"

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
  /// threads for different parts. O(c log c) for the c collisions of the part.
  std::vector<std::uint64_t> take(std::size_t part);

 private:
  using Numbers = std::vector<std::uint64_t>;

  explicit Collisions(std::size_t parts) : parts_(parts), lists_([parts] { return std::vector<Numbers>(parts); }) {}
  void add(const BandIndex& index, const BandIndex::Bucket& bucket, const Progress& progress);

  std::size_t parts_;
  tbb::enumerable_thread_specific<std::vector<Numbers>> lists_;  // by thread, then by part
};

/// Whether two signatures fall into the same bucket of this band. Compares the rows themselves unless the table is
/// finite, so colliding keys do not make a candidate. O(rows).
bool shares_band(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b, std::uint32_t band,
                 const LshOptions& options);

/// Number of bands that two signatures share. O(bands * rows).
std::uint32_t shared_bands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                           const LshOptions& options);

/// Calls `visit(a, candidates)` with every pair of documents of these buckets whose first shared band is the bucket's,
/// once each, a before its candidates, on all cores and in no particular order. Errors: cancelled.
template <typename Visit>
Result<void> for_each_candidate(const SignatureMatrix& matrix, const BandIndex& index,
                                std::span<const BandIndex::Bucket> buckets, const Progress& progress,
                                const Visit& visit) {
  constexpr std::size_t kGrain = 64;  // buckets, or documents of a large bucket, per task
  constexpr std::size_t kAhead = 6, kFetched = 4, kLine = 16;
  struct Scratch {
    EarlierBandFilter filter;
    SignatureMatcher matcher;
    std::vector<Candidate> candidates;
  };
  tbb::enumerable_thread_specific<Scratch> scratches([&] {
    return Scratch{EarlierBandFilter(matrix), SignatureMatcher(index.options()), {}};
  });
  const auto visit_row = [&](const BandIndex::Bucket& bucket, std::size_t row) {
    const auto documents = index.documents_of(bucket);
    const auto a = matrix[documents[row]];
    auto& [filter, matcher, candidates] = scratches.local();
    candidates.clear();
    for (const std::uint32_t column : filter.new_collisions(index, bucket, row)) {
      if (progress.cancelled()) return;
      const SignatureMatch match = matcher.compare(a, matrix[documents[column]]);
      if (match.first_shared_row == bucket.band * index.options().rows)
        candidates.push_back({documents[column], match});
    }
    if (!candidates.empty()) visit(documents[row], std::span<const Candidate>(candidates));
  };
  // Signatures of a bucket lie anywhere in memory: they are prefetched while the previous buckets are visited. After
  // the first band, their first rows usually show that an earlier band has found the pair.
  const auto fetch = [&](const BandIndex::Bucket& bucket) {
    const auto documents = index.documents_of(bucket);
    const std::size_t rows = bucket.band == 0 ? std::min<std::size_t>(matrix.hashes(), 7 * kLine) : 1;
    for (std::size_t i = 0; i < std::min(documents.size(), kFetched); ++i)
      for (std::size_t row = 0; row < rows; row += kLine) __builtin_prefetch(matrix[documents[i]].data() + row);
  };
  return parallel_for_each(buckets.size(), kGrain, progress, [&](std::size_t i) {
    const BandIndex::Bucket& bucket = buckets[i];
    if (i + kAhead < buckets.size()) fetch(buckets[i + kAhead]);
    if (bucket.size() <= kGrain) {
      for (std::size_t row = 0; row + 1 < bucket.size(); ++row) visit_row(bucket, row);
      return;
    }
    (void)parallel_for_each(bucket.size() - 1, kGrain, Progress(progress.stop_token()),
                            [&](std::size_t row) { visit_row(bucket, row); });
  });
}

/// The same for the given colliding pairs, each once and ascending; skips pairs that share no band.
template <typename Visit>
Result<void> for_each_candidate_of_collisions(const SignatureMatrix& matrix, const LshOptions& options,
                                              std::span<const std::uint64_t> collisions, const Progress& progress,
                                              const Visit& visit) {
  constexpr std::size_t kGrain = 512, kAhead = 6, kLine = 16;
  struct Scratch {
    SignatureMatcher matcher;
    std::vector<Candidate> candidates;
  };
  tbb::enumerable_thread_specific<Scratch> scratches([&] { return Scratch{SignatureMatcher(options), {}}; });
  const auto fetch = [&](std::size_t i) {
    const std::uint32_t* const signature = matrix[Collision(collisions[i]).second()].data();
    for (std::size_t row = 0; row < std::min<std::size_t>(matrix.hashes(), 7 * kLine); row += kLine)
      __builtin_prefetch(signature + row);
  };
  const auto visit_some = [&](std::size_t begin, std::size_t end) {
    auto& [matcher, candidates] = scratches.local();
    for (std::size_t i = begin; i < end;) {
      const DocumentIndex first = Collision(collisions[i]).first();
      candidates.clear();
      for (; i < end && Collision(collisions[i]).first() == first; ++i) {
        if (i + kAhead < end) fetch(i + kAhead);
        const DocumentIndex second = Collision(collisions[i]).second();
        const SignatureMatch match = matcher.compare(matrix[first], matrix[second]);
        if (match.shared_bands > 0) candidates.push_back({second, match});
      }
      if (!candidates.empty()) visit(first, std::span<const Candidate>(candidates));
    }
  };
  return parallel_for_each((collisions.size() + kGrain - 1) / kGrain, 1, progress, [&](std::size_t some) {
    visit_some(some * kGrain, std::min((some + 1) * kGrain, collisions.size()));
  });
}

/// Calls `visit(a, candidates)` with every pair of indexed documents that share a band, once each; the index covers all
/// bands. If collisions are few, they are listed and sorted. Otherwise they are streamed: a pair found in a band is
/// skipped if an earlier band has found it, so no list is needed. Errors: cancelled.
template <typename Visit>
Result<void> for_each_candidate(const SignatureMatrix& matrix, const BandIndex& index, const Progress& progress,
                                const Visit& visit) {
  if (!Collisions::few(index, matrix.documents()))
    return for_each_candidate(matrix, index, index.shared_buckets(), progress, visit);
  auto collisions = Collisions::list(index, matrix.documents(), progress.part(0, 0.2));
  if (!collisions) return tl::unexpected(collisions.error());
  return parallel_for_each(collisions->parts(), 1, progress.part(0.2, 1), [&](std::size_t part) {
    (void)for_each_candidate_of_collisions(matrix, index.options(), collisions->take(part),
                                           Progress(progress.stop_token()), visit);
  });
}

}  // namespace lookalike
