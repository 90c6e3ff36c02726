#include "core/lsh/banding/band_index.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <bit>

#include "core/base/assertion.h"
#include "core/base/parallel.h"
#include "core/base/sort.h"

namespace lookalike {
namespace {

/// An approximate set of keys: keys with the same low bits count as one. It holds one bit each, so that it fits into a
/// near cache. The low bits of the keys must be well mixed.
class BitTable {
 public:
  /// Rounds up to a power of two.
  explicit BitTable(std::uint64_t bits)
      : mask_(std::bit_ceil(std::max<std::uint64_t>(bits, 64)) - 1), words_((mask_ + 1) / 64) {}

  /// Prefetches the key's bit.
  void fetch(std::uint64_t key) const { __builtin_prefetch(&words_[word(key)]); }
  bool contains(std::uint64_t key) const { return words_[word(key)] >> (key % 64) & 1; }
  /// Inserts the key; true if it, or a key with the same low bits, was in the set already.
  bool test_and_set(std::uint64_t key) {
    std::uint64_t& bits = words_[word(key)];
    const bool was_in = bits >> (key % 64) & 1;
    bits |= std::uint64_t{1} << (key % 64);
    return was_in;
  }

 private:
  std::size_t word(std::uint64_t key) const { return (key & mask_) / 64; }

  std::uint64_t mask_;
  LargeVector<std::uint64_t> words_;
};

std::uint32_t key_of(std::uint64_t entry) {
  return static_cast<std::uint32_t>(entry >> 32);
}

DocumentIndex document_of(std::uint64_t entry) {
  return DocumentIndex(entry & 0xFFFF'FFFFu);
}

constexpr std::size_t kBlock = 1024;  // documents; their signatures are read once for all bands

}  // namespace

Result<std::shared_ptr<const BandIndex>> BandIndex::make(const SignatureMatrix& matrix,
                                                         std::span<const DocumentIndex> documents,
                                                         const LshOptions& options, const Progress& progress) {
  return make(matrix, documents, options, {0, options.bands}, progress);
}

/// Writes the keys of all bands block by block, then sorts each band's repeated keys.
class BandIndexMaker {
 public:
  BandIndexMaker(const SignatureMatrix& matrix, std::span<const DocumentIndex> documents, const LshOptions& options,
                 BandRange range)
      : documents_(documents),
        keys_(range.count),
        buckets_(range.count),
        writers_([&matrix, options, range] { return BandKeyWriter(matrix, options, range); }) {
    index_->options_ = options;
    index_->range_ = range;
    index_->documents_.resize(range.count);
    for (auto& keys : keys_) keys = make_large_array<std::uint32_t>(documents.size());
  }

  Result<std::shared_ptr<const BandIndex>> make(const Progress& progress) {
    const std::size_t blocks = (documents_.size() + kBlock - 1) / kBlock;
    auto done = parallel_for_each(blocks, 1, progress.part(0, 0.5, "band"), [this](std::size_t b) { write_block(b); });
    if (done)
      done = parallel_for_each(keys_.size(), 1, progress.part(0.5, 1, "band"),
                               [&](std::size_t i) { gather(i, progress); });
    if (!done) return tl::unexpected(done.error());
    for (const auto& some : buckets_) index_->buckets_.insert(index_->buckets_.end(), some.begin(), some.end());
    return std::shared_ptr<const BandIndex>(std::move(index_));
  }

 private:
  void write_block(std::size_t block) {
    const std::size_t begin = block * kBlock;
    std::vector<std::uint32_t*> keys;
    keys.reserve(keys_.size());
    for (const auto& of_band : keys_) keys.push_back(of_band.get() + begin);
    writers_.local().write(documents_.subspan(begin, std::min(kBlock, documents_.size() - begin)), keys);
  }

  // A band of millions of documents takes longer than a cancellation may take.
  void gather(std::size_t i, const Progress& progress) {
    LargeArray<std::uint64_t>& room = rooms_.local();
    if (!room) room = make_large_array<std::uint64_t>(documents_.size());
    const std::span<const std::uint32_t> keys(keys_[i].get(), documents_.size());
    const BitTable again = repeated_keys(keys, room.get());
    if (progress.cancelled()) return;
    const auto entries = repeated(keys, again, room.get());
    keys_[i].reset();
    if (progress.cancelled()) return;
    sort_ascending(entries);
    keep_buckets(i, entries);
  }

  // Most documents are alone with their key, and bit tables find nearly all of them. `room` has space for all
  // documents.
  std::span<std::uint64_t> repeated(std::span<const std::uint32_t> keys, const BitTable& again, std::uint64_t* room) {
    std::size_t found = 0;
    for (std::size_t at = 0; at < keys.size(); ++at) {
      room[found] = std::uint64_t{keys[at]} << 32 | documents_[at].value;
      found += again.contains(keys[at]);
    }
    return {room, found};
  }

  static BitTable repeated_keys(std::span<const std::uint32_t> keys, std::uint64_t* room) {
    constexpr std::size_t kAhead = 32;
    BitTable came(4 * keys.size()), again(2 * keys.size());
    std::size_t repeated = 0;
    for (std::size_t at = 0; at < keys.size(); ++at) {
      if (at + kAhead < keys.size()) came.fetch(keys[at + kAhead]);
      room[repeated] = keys[at];
      repeated += came.test_and_set(keys[at]);
    }
    for (std::size_t at = 0; at < repeated; ++at) again.test_and_set(room[at]);
    return again;
  }

  void keep_buckets(std::size_t i, std::span<const std::uint64_t> entries) {
    const std::uint32_t band = index_->range_.first + static_cast<std::uint32_t>(i);
    auto& documents = index_->documents_[i];
    documents.reserve(entries.size());
    for (std::size_t begin = 0, end = 0; begin < entries.size(); begin = end) {
      while (end < entries.size() && key_of(entries[end]) == key_of(entries[begin])) ++end;
      if (end - begin < 2) continue;
      const auto first = static_cast<std::uint32_t>(documents.size());
      for (std::size_t at = begin; at < end; ++at) documents.push_back(document_of(entries[at]));
      buckets_[i].push_back({band, first, static_cast<std::uint32_t>(documents.size())});
    }
  }

  const std::span<const DocumentIndex> documents_;
  std::vector<LargeArray<std::uint32_t>> keys_;          // by band, until the band is sorted
  std::vector<std::vector<BandIndex::Bucket>> buckets_;  // by band
  tbb::enumerable_thread_specific<BandKeyWriter> writers_;
  tbb::enumerable_thread_specific<LargeArray<std::uint64_t>> rooms_;
  std::shared_ptr<BandIndex> index_ = std::make_shared<BandIndex>();
};

Result<std::shared_ptr<const BandIndex>> BandIndex::make(const SignatureMatrix& matrix,
                                                         std::span<const DocumentIndex> documents,
                                                         const LshOptions& options, BandRange range,
                                                         const Progress& progress) {
  LOOKALIKE_ASSERT(std::uint64_t{options.bands} * options.rows <= matrix.hashes());
  return BandIndexMaker(matrix, documents, options, range).make(progress);
}

std::span<const BandIndex::Bucket> BandIndex::shared_buckets(std::uint32_t band) const {
  const auto begin = std::partition_point(buckets_.begin(), buckets_.end(), [&](auto& b) { return b.band < band; });
  const auto end = std::partition_point(begin, buckets_.end(), [&](auto& b) { return b.band == band; });
  return {begin, end};
}

std::uint64_t BandIndex::bytes() const {
  std::uint64_t bytes = buckets_.capacity() * sizeof(Bucket);
  for (const auto& documents : documents_) bytes += documents.capacity() * sizeof(DocumentIndex);
  return bytes;
}

}  // namespace lookalike
