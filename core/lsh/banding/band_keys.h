#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/lsh_options.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Bucket that one band of a signature falls into, in a table of options.buckets, which is above 0. O(rows).
std::uint64_t bucket_of(std::span<const std::uint32_t> signature, std::uint32_t band, const LshOptions& options);

/// Some bands next to each other.
struct BandRange {
  std::uint32_t first = 0, count = 0;
};

/// Makes 32-bit keys of the bands of many documents. Equal bands have equal keys; different ones have the same with a
/// probability of 2^-32, with a finite table if they share a bucket. One a thread.
class BandKeyWriter {
 public:
  BandKeyWriter(const SignatureMatrix& matrix, const LshOptions& options, BandRange range);

  /// keys[i] is where the keys of band range.first + i go, one for each of the documents. O(documents * bands * rows),
  /// by SIMD.
  void write(std::span<const DocumentIndex> documents, std::span<std::uint32_t* const> keys);

 private:
  static constexpr std::size_t kTile = 64;  // documents

  void write_tile(std::span<const DocumentIndex> documents, std::span<std::uint32_t* const> keys, std::size_t at);
  void write_buckets(std::span<const DocumentIndex> documents, std::span<std::uint32_t* const> keys) const;

  const SignatureMatrix& matrix_;
  LshOptions options_;
  BandRange range_;
  std::vector<std::uint64_t> multipliers_;  // of each row of a band
  std::vector<std::uint32_t> tile_;         // rows of all bands x kTile documents
};

}  // namespace lookalike
