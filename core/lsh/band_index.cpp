#include "core/lsh/band_index.h"

#include <algorithm>

#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/base/sort.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace lookalike {
namespace {

// Documents are sorted by 32 bits of their key, which go into one number with the document.
std::uint32_t narrow(std::uint64_t key) {
  return static_cast<std::uint32_t>(key >> 32 ? mix64(key) >> 32 : key);
}

std::uint32_t key_of(std::uint64_t entry) {
  return static_cast<std::uint32_t>(entry >> 32);
}

std::vector<std::uint64_t> sorted_entries(const SignatureMatrix& matrix, std::span<const DocumentIndex> documents,
                                          std::uint32_t band, const LshOptions& options) {
  std::vector<std::uint64_t> entries;
  entries.reserve(documents.size());
  for (const DocumentIndex document : documents)
    entries.push_back(std::uint64_t{narrow(band_key(matrix[document], band, options))} << 32 | document.value);
  sort_ascending(entries);
  return entries;
}

}  // namespace

std::uint64_t band_key(std::span<const std::uint32_t> signature, std::uint32_t band, const LshOptions& options) {
  const auto rows = signature.subspan(std::size_t{band} * options.rows, options.rows);
  if (options.buckets) return XXH3_64bits(rows.data(), rows.size_bytes()) % options.buckets;
  if (rows.size() == 1) return rows[0];
  if (rows.size() == 2) return std::uint64_t{rows[0]} << 32 | rows[1];
  return XXH3_64bits(rows.data(), rows.size_bytes());
}

Result<std::shared_ptr<const BandIndex>> BandIndex::make(const SignatureMatrix& matrix,
                                                         std::span<const DocumentIndex> documents,
                                                         const LshOptions& options, const Progress& progress) {
  return make(matrix, documents, options, {0, options.bands}, progress);
}

Result<std::shared_ptr<const BandIndex>> BandIndex::make(const SignatureMatrix& matrix,
                                                         std::span<const DocumentIndex> documents,
                                                         const LshOptions& options, BandRange range,
                                                         const Progress& progress) {
  auto index = std::make_shared<BandIndex>();
  index->options_ = options;
  index->first_ = range.first;
  index->bands_.resize(range.count);
  std::vector<std::vector<Bucket>> buckets(range.count);
  const auto fill = [&](std::size_t b) {
    const std::uint32_t band = range.first + static_cast<std::uint32_t>(b);
    const auto entries = sorted_entries(matrix, documents, band, options);
    Band& filled = index->bands_[b];
    filled.keys.reserve(entries.size());
    filled.documents.reserve(entries.size());
    std::uint32_t begin = 0;
    for (std::uint32_t i = 0; i < entries.size(); ++i) {
      filled.keys.push_back(key_of(entries[i]));
      filled.documents.push_back(DocumentIndex(entries[i] & 0xFFFF'FFFFu));
      if (i + 1 < entries.size() && key_of(entries[i + 1]) == filled.keys[i]) continue;
      if (i > begin) buckets[b].push_back({band, begin, i + 1});
      begin = i + 1;
    }
  };
  if (const auto done = parallel_for_each(range.count, 1, progress, fill); !done) return tl::unexpected(done.error());
  for (const auto& of_band : buckets) index->buckets_.insert(index->buckets_.end(), of_band.begin(), of_band.end());
  return std::shared_ptr<const BandIndex>(std::move(index));
}

std::span<const BandIndex::Bucket> BandIndex::shared_buckets(std::uint32_t band) const {
  const auto begin = std::partition_point(buckets_.begin(), buckets_.end(), [&](auto& b) { return b.band < band; });
  const auto end = std::partition_point(begin, buckets_.end(), [&](auto& b) { return b.band == band; });
  return {begin, end};
}

std::span<const DocumentIndex> BandIndex::documents_with(std::uint32_t band, std::uint64_t key) const {
  const Band& b = bands_[band - first_];
  const auto [begin, end] = std::equal_range(b.keys.begin(), b.keys.end(), narrow(key));
  return documents(band).subspan(static_cast<std::size_t>(begin - b.keys.begin()),
                                 static_cast<std::size_t>(end - begin));
}

std::uint64_t BandIndex::bytes() const {
  std::uint64_t bytes = buckets_.capacity() * sizeof(Bucket);
  for (const Band& band : bands_)
    bytes += band.keys.capacity() * sizeof(std::uint32_t) + band.documents.capacity() * sizeof(DocumentIndex);
  return bytes;
}

}  // namespace lookalike
