#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/lsh_options.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Bucket of one band of a signature, in a table of options.buckets > 0 buckets. O(rows).
std::uint64_t bucket_of(std::span<const std::uint32_t> signature, std::uint32_t band, const LshOptions& options);

/// Consecutive bands.
struct BandRange {
  std::uint32_t first = 0, count = 0;
};

/// Makes 32-bit keys of the bands of many documents. Equal bands have equal keys. Different bands have equal keys with
/// probability 2^-32 or, in a finite table, if they share a bucket. Use one writer per thread.
class BandKeyWriter {
 public:
  BandKeyWriter(const SignatureMatrix& matrix, const LshOptions& options, BandRange range);

  /// Writes the keys of band range.first + i to keys[i], one per document. O(documents * bands * rows), with SIMD.
  void write(std::span<const DocumentIndex> documents, std::span<std::uint32_t* const> keys);

 private:
  static constexpr std::size_t kTile = 64;  // documents

  void write_tile(std::span<const DocumentIndex> documents, std::span<std::uint32_t* const> keys, std::size_t at);
  void write_buckets(std::span<const DocumentIndex> documents, std::span<std::uint32_t* const> keys) const;

  const SignatureMatrix& matrix_;
  LshOptions options_;
  BandRange range_;
  std::vector<std::uint64_t> multipliers_;  // by row of a band
  std::vector<std::uint32_t> tile_;         // rows of all bands x kTile documents
};

}  // namespace lookalike
