#include "core/lsh/band_index.h"

#include <algorithm>
#include <array>

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

constexpr std::size_t kBlock = 1024;  // documents whose signatures are read once for all bands

// Odd numbers without a pattern, for up to 64 rows.
constexpr auto kMultipliers = [] {
  std::array<std::uint64_t, 64> multipliers{};
  for (std::size_t i = 0; i < multipliers.size(); ++i) multipliers[i] = mix64(i + 1) | 1;
  return multipliers;
}();

// Multilinear hashing: two different bands have one key with a probability of 2^-32 (Lemire, Kaser, "Strongly universal
// string hashing is fast", 2014).
std::uint64_t multilinear(std::span<const std::uint32_t> rows) {
  std::uint64_t sum = rows.size();
  for (std::size_t i = 0; i < rows.size(); ++i) sum += kMultipliers[i] * rows[i];
  return sum;
}

}  // namespace

std::uint64_t band_key(std::span<const std::uint32_t> signature, std::uint32_t band, const LshOptions& options) {
  const auto rows = signature.subspan(std::size_t{band} * options.rows, options.rows);
  if (options.buckets) return XXH3_64bits(rows.data(), rows.size_bytes()) % options.buckets;
  if (rows.size() == 1) return rows[0];
  if (rows.size() == 2) return std::uint64_t{rows[0]} << 32 | rows[1];
  if (rows.size() <= kMultipliers.size()) return multilinear(rows);
  return XXH3_64bits(rows.data(), rows.size_bytes());
}

Result<std::shared_ptr<const BandIndex>> BandIndex::make(const SignatureMatrix& matrix,
                                                         std::span<const DocumentIndex> documents,
                                                         const LshOptions& options, const Progress& progress) {
  return make(matrix, documents, options, {0, options.bands}, progress);
}

/// Writes the keys of all bands block by block, then sorts band by band.
class BandIndexMaker {
 public:
  BandIndexMaker(const SignatureMatrix& matrix, std::span<const DocumentIndex> documents, const LshOptions& options,
                 BandRange range)
      : matrix_(matrix), documents_(documents), buckets_(range.count) {
    index_->options_ = options;
    index_->range_ = range;
    index_->documents_ = documents.size();
    index_->entries_ = make_large_array<std::uint64_t>(documents.size() * range.count);
  }

  Result<std::shared_ptr<const BandIndex>> make(const Progress& progress) {
    const std::size_t blocks = (documents_.size() + kBlock - 1) / kBlock;
    auto done = parallel_for_each(blocks, 1, progress.part(0, 0.4, "band"), [this](std::size_t b) { write_block(b); });
    if (done)
      done = parallel_for_each(buckets_.size(), 1, progress.part(0.4, 1, "band"), [this](std::size_t i) { sort(i); });
    if (!done) return tl::unexpected(done.error());
    for (const auto& some : buckets_) index_->buckets_.insert(index_->buckets_.end(), some.begin(), some.end());
    return std::shared_ptr<const BandIndex>(std::move(index_));
  }

 private:
  std::uint64_t* entries(std::size_t i) { return index_->entries_.get() + i * documents_.size(); }

  void write_block(std::size_t block) {
    const std::size_t end = std::min(documents_.size(), (block + 1) * kBlock);
    for (std::size_t at = block * kBlock; at < end; ++at) {
      const auto signature = matrix_[documents_[at]];
      for (std::uint32_t i = 0; i < buckets_.size(); ++i) {
        const std::uint64_t key = narrow(band_key(signature, index_->range_.first + i, index_->options_));
        entries(i)[at] = key << 32 | documents_[at].value;
      }
    }
  }

  void sort(std::size_t i) {
    const std::uint32_t band = index_->range_.first + static_cast<std::uint32_t>(i);
    const std::span<std::uint64_t> entries(this->entries(i), documents_.size());
    sort_ascending(entries);
    for (std::uint32_t begin = 0, end = 0; begin < entries.size(); begin = end) {
      while (end < entries.size() && key_of(entries[end]) == key_of(entries[begin])) ++end;
      if (end - begin > 1) buckets_[i].push_back({band, begin, end});
    }
  }

  const SignatureMatrix& matrix_;
  const std::span<const DocumentIndex> documents_;
  std::vector<std::vector<BandIndex::Bucket>> buckets_;  // of each band
  std::shared_ptr<BandIndex> index_ = std::make_shared<BandIndex>();
};

Result<std::shared_ptr<const BandIndex>> BandIndex::make(const SignatureMatrix& matrix,
                                                         std::span<const DocumentIndex> documents,
                                                         const LshOptions& options, BandRange range,
                                                         const Progress& progress) {
  return BandIndexMaker(matrix, documents, options, range).make(progress);
}

std::span<const BandIndex::Bucket> BandIndex::shared_buckets(std::uint32_t band) const {
  const auto begin = std::partition_point(buckets_.begin(), buckets_.end(), [&](auto& b) { return b.band < band; });
  const auto end = std::partition_point(begin, buckets_.end(), [&](auto& b) { return b.band == band; });
  return {begin, end};
}

IndexedDocuments BandIndex::documents_with(std::uint32_t band, std::uint64_t key) const {
  const std::span<const std::uint64_t> entries(entries_of(band), documents_);
  const auto found = std::ranges::equal_range(entries, narrow(key), {}, key_of);
  return {found.data(), found.size()};
}

std::uint64_t BandIndex::bytes() const {
  return buckets_.capacity() * sizeof(Bucket) + documents_ * range_.count * sizeof(std::uint64_t);
}

}  // namespace lookalike
