#pragma once

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/parallel.h"
#include "core/lsh/banding/band_index.h"
#include "core/lsh/candidates/cluster_match.h"
#include "core/lsh/candidates/collisions.h"
#include "core/lsh/candidates/earlier_band_filter.h"
#include "core/lsh/candidates/near_copy_clusters.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Whether two signatures fall into the same bucket of this band. Compares the rows themselves unless the table is
/// finite, so a hash collision of the keys makes no candidate. O(rows).
bool shares_band(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b, std::uint32_t band,
                 const LshOptions& options);

/// Number of bands that two signatures share. O(bands * rows).
std::uint32_t shared_bands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                           const LshOptions& options);

/// Calls `visit(a, candidates)` with every pair of documents of these buckets whose first shared band is the bucket's,
/// once each, a before its candidates, on all cores and in no particular order. Skips pairs of a dense cluster. Errors:
/// cancelled.
template <typename Visit>
Result<void> for_each_candidate(const SignatureMatrix& matrix, const BandIndex& index, const NearCopyClusters& clusters,
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
    return Scratch{EarlierBandFilter(matrix, clusters), SignatureMatcher(index.options()), {}};
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
    if (clusters.in_one_dense(index.documents_of(bucket))) return;
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

/// Calls `visit(row, matches)` with every document of a dense cluster and each tile after it that has documents sharing
/// a band with it, so that every pair comes once; signatures are compared while they are in the cache. Errors:
/// cancelled.
template <typename Visit>
Result<void> for_each_row_of_cluster(const SignatureMatrix& matrix, const LshOptions& options,
                                     std::span<const DocumentIndex> members, const Progress& progress,
                                     const Visit& visit) {
  constexpr std::size_t kTile = ClusterCodes::kTile;
  const auto codes = ClusterCodes::make(matrix, members, progress);
  if (!codes) return tl::unexpected(codes.error());
  tbb::enumerable_thread_specific<ClusterMatcher> matchers([&] { return ClusterMatcher(*codes, options); });
  const auto visit_tile = [&](std::size_t rows, std::uint32_t tile) {
    ClusterMatcher& matcher = matchers.local();
    const auto end = static_cast<std::uint32_t>(std::min((rows + 1) * kTile, members.size()));
    for (auto row = static_cast<std::uint32_t>(rows * kTile); row < end && !progress.cancelled(); ++row) {
      const ClusterMatches& matches = matcher.match(row, tile);
      const std::uint64_t behind = rows == tile ? ~std::uint64_t{1} << row % kTile : ~std::uint64_t{0};
      if (matches.sharing & behind) visit(ClusterRow{row, tile, matches.sharing & behind}, matches);
    }
  };
  const std::size_t tiles = codes->tiles();
  return parallel_for_each(tiles * tiles, 1, progress, [&](std::size_t i) {
    if (i / tiles <= i % tiles) visit_tile(i / tiles, static_cast<std::uint32_t>(i % tiles));
  });
}

/// The same for all dense clusters: `visit(cluster, row, matches)`.
template <typename Visit>
Result<void> for_each_row_of_clusters(const SignatureMatrix& matrix, const BandIndex& index,
                                      const NearCopyClusters& clusters, const Progress& progress, const Visit& visit) {
  const auto share = [&](std::size_t cluster) {
    return static_cast<double>(cluster) / static_cast<double>(clusters.size());
  };
  for (std::size_t cluster = 0; cluster < clusters.size(); ++cluster) {
    if (!clusters.dense(cluster)) continue;
    const auto done = for_each_row_of_cluster(
        matrix, index.options(), clusters.members(cluster), progress.part(share(cluster), share(cluster + 1)),
        [&](const ClusterRow& row, const ClusterMatches& matches) { visit(cluster, row, matches); });
    if (!done) return done;
  }
  return {};
}

/// Calls `visit(a, candidates)` with every pair of indexed documents that share a band but no dense cluster, once each;
/// the index covers all bands. Few collisions are listed and sorted. Many are streamed: a pair found in a band is
/// skipped if an earlier band has found it, so no list is needed. Errors: cancelled.
template <typename Visit>
Result<void> for_each_candidate_outside(const NearCopyClusters& clusters, const SignatureMatrix& matrix,
                                        const BandIndex& index, const Progress& progress, const Visit& visit) {
  if (!Collisions::few(index, clusters, matrix.documents()))
    return for_each_candidate(matrix, index, clusters, index.shared_buckets(), progress, visit);
  auto collisions = Collisions::list(index, clusters, matrix.documents(), progress.part(0, 0.2));
  if (!collisions) return tl::unexpected(collisions.error());
  return parallel_for_each(collisions->parts(), 1, progress.part(0.2, 1), [&](std::size_t part) {
    (void)for_each_candidate_of_collisions(matrix, index.options(), collisions->take(part),
                                           Progress(progress.stop_token()), visit);
  });
}

}  // namespace lookalike
