#pragma once

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <cstdint>
#include <span>

#include "core/base/parallel.h"
#include "core/lsh/band_index.h"
#include "core/lsh/meeting_sieve.h"
#include "core/lsh/signature_match.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// True when two signatures fall into one bucket of this band. Compares the rows themselves unless the table is
/// finite, so an accident of the key's hash makes no candidate. O(rows).
bool shares_band(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b, std::uint32_t band,
                 const LshOptions& options);

/// Number of bands two signatures share. O(bands * rows).
std::uint32_t shared_bands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                           const LshOptions& options);

/// Calls `visit(a, b, match)` once for every pair of documents of these buckets whose first shared band is the
/// bucket's, a < b, on all cores and in no particular order; `match` has compared the two. Errors: cancelled.
template <typename Visit>
Result<void> for_each_candidate(const SignatureMatrix& matrix, const BandIndex& index,
                                std::span<const BandIndex::Bucket> buckets, const Progress& progress,
                                const Visit& visit) {
  constexpr std::size_t kGrain = 64;  // buckets, or documents of a large bucket, a task
  constexpr std::size_t kAhead = 6, kFetched = 4, kFetchedRows = 112;
  struct Scratch {
    MeetingSieve sieve;
    SignatureMatch match;
  };
  tbb::enumerable_thread_specific<Scratch> scratches([&] {
    return Scratch{MeetingSieve(matrix), SignatureMatch(index.options())};
  });
  const auto visit_row = [&](const BandIndex::Bucket& bucket, std::size_t row) {
    const auto documents = index.documents_of(bucket);
    const auto a = matrix[documents[row]];
    auto& [sieve, match] = scratches.local();
    for (const std::uint32_t column : sieve.new_meetings(index, bucket, row)) {
      if (progress.cancelled()) return;
      match.compare(a, matrix[documents[column]]);
      if (match.shares_first(bucket.band)) visit(documents[row], documents[column], match);
    }
  };
  // Signatures of a bucket lie anywhere: they are on their way while the buckets before are visited.
  const auto fetch = [&](const BandIndex::Bucket& bucket) {
    const auto documents = index.documents_of(bucket);
    for (std::size_t i = 0; i < std::min(documents.size(), kFetched); ++i)
      for (std::size_t line = 0; line < kFetchedRows; line += 16)
        if (line < matrix.hashes()) __builtin_prefetch(matrix[documents[i]].data() + line);
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

/// Calls `visit(a, b, match)` once for every pair of indexed documents that share a band. Pairs are produced as a
/// stream: a pair met in a band is passed over when an earlier band has shown it, so nothing has to be remembered.
/// Errors: cancelled.
template <typename Visit>
Result<void> for_each_candidate(const SignatureMatrix& matrix, const BandIndex& index, const Progress& progress,
                                const Visit& visit) {
  return for_each_candidate(matrix, index, index.shared_buckets(), progress, visit);
}

}  // namespace lookalike
