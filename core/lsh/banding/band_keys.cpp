#include "core/lsh/banding/band_keys.h"

#include <algorithm>
#include <array>

#include "core/base/mix.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/lsh/banding/band_keys.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

// Multilinear hashing: two different bands have the same key with probability 2^-32 (Lemire, Kaser, "Strongly universal
// string hashing is fast", 2014). `values` has the band's rows, each with one value per sum.
void hash_bands(const std::uint32_t* values, std::span<const std::uint64_t> multipliers,
                std::span<std::uint64_t> sums) {
  std::ranges::fill(sums, multipliers.size());
  for (const std::uint64_t multiplier : multipliers)
    for (std::uint64_t& sum : sums) sum += multiplier * *values++;
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace lookalike {

HWY_EXPORT(hash_bands);

std::uint64_t bucket_of(std::span<const std::uint32_t> signature, std::uint32_t band, const LshOptions& options) {
  const auto rows = signature.subspan(std::size_t{band} * options.rows, options.rows);
  return XXH3_64bits(rows.data(), rows.size_bytes()) % options.buckets;
}

BandKeyWriter::BandKeyWriter(const SignatureMatrix& matrix, const LshOptions& options, BandRange range)
    : matrix_(matrix),
      options_(options),
      range_(range),
      multipliers_(options.rows),
      tile_(std::size_t{range.count} * options.rows * kTile) {
  for (std::size_t row = 0; row < multipliers_.size(); ++row) multipliers_[row] = mix64(row + 1) | 1;
}

void BandKeyWriter::write(std::span<const DocumentIndex> documents, std::span<std::uint32_t* const> keys) {
  if (options_.buckets) return write_buckets(documents, keys);
  for (std::size_t at = 0; at < documents.size(); at += kTile)
    write_tile(documents.subspan(at, std::min(kTile, documents.size() - at)), keys, at);
}

// Transposes the rows of many signatures, so that they are hashed in parallel lanes.
void BandKeyWriter::write_tile(std::span<const DocumentIndex> documents, std::span<std::uint32_t* const> keys,
                               std::size_t at) {
  const std::size_t rows = tile_.size() / kTile;
  for (std::size_t i = 0; i < documents.size(); ++i) {
    const std::uint32_t* const signature = matrix_[documents[i]].data() + std::size_t{range_.first} * options_.rows;
    for (std::size_t row = 0; row < rows; ++row) tile_[row * kTile + i] = signature[row];
  }
  std::array<std::uint64_t, kTile> sums;
  for (std::size_t band = 0; band < keys.size(); ++band) {
    HWY_DYNAMIC_DISPATCH(hash_bands)(tile_.data() + band * options_.rows * kTile, multipliers_, sums);
    for (std::size_t i = 0; i < documents.size(); ++i) keys[band][at + i] = static_cast<std::uint32_t>(sums[i] >> 32);
  }
}

void BandKeyWriter::write_buckets(std::span<const DocumentIndex> documents,
                                  std::span<std::uint32_t* const> keys) const {
  for (std::size_t i = 0; i < documents.size(); ++i)
    for (std::uint32_t band = 0; band < keys.size(); ++band)
      keys[band][i] = static_cast<std::uint32_t>(bucket_of(matrix_[documents[i]], range_.first + band, options_));
}

}  // namespace lookalike
#endif  // HWY_ONCE
