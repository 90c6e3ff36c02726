#include "core/lsh/candidates/candidates.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/base/sort.h"

namespace lookalike {
namespace {

constexpr std::size_t kPart = std::size_t{1} << 14;  // documents

}  // namespace

bool Collisions::few(const BandIndex& index, std::size_t documents) {
  std::uint64_t collisions = 0;
  for (const BandIndex::Bucket& bucket : index.shared_buckets())
    collisions += std::uint64_t{bucket.size()} * (bucket.size() - 1) / 2;
  return collisions <= kMost * documents;
}

Result<Collisions> Collisions::list(const BandIndex& index, std::size_t documents, const Progress& progress) {
  constexpr std::size_t kGrain = 4096;  // buckets
  const auto buckets = index.shared_buckets();
  Collisions collisions((documents + kPart - 1) / kPart);
  const auto done = parallel_for_each(buckets.size(), kGrain, progress,
                                      [&](std::size_t i) { collisions.add(index, buckets[i], progress); });
  if (!done) return tl::unexpected(done.error());
  return collisions;
}

void Collisions::add(const BandIndex& index, const BandIndex::Bucket& bucket, const Progress& progress) {
  const auto documents = index.documents_of(bucket);
  auto& lists = lists_.local();
  for (std::size_t row = 0; row + 1 < documents.size() && !progress.cancelled(); ++row)
    for (const DocumentIndex other : documents.subspan(row + 1))
      lists[documents[row] / kPart].push_back(Collision(documents[row], other).number());
}

std::vector<std::uint64_t> Collisions::take(std::size_t part) {
  Numbers all;
  for (auto& lists : lists_) {
    if (all.empty()) all.swap(lists[part]);
    all.insert(all.end(), lists[part].begin(), lists[part].end());
    Numbers().swap(lists[part]);
  }
  sort_ascending(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

bool shares_band(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b, std::uint32_t band,
                 const LshOptions& options) {
  if (options.buckets) return bucket_of(a, band, options) == bucket_of(b, band, options);
  const auto* const x = a.data() + std::size_t{band} * options.rows;
  return std::equal(x, x + options.rows, b.data() + std::size_t{band} * options.rows);
}

std::uint32_t shared_bands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                           const LshOptions& options) {
  std::uint32_t shared = 0;
  for (std::uint32_t band = 0; band < options.bands; ++band) shared += shares_band(a, b, band, options);
  return shared;
}

}  // namespace lookalike
