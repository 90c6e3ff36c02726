#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/base/large_array.h"

namespace lookalike {

/// Signatures of all documents: documents x n, row by row, in chunks. The signature of an empty set is all 2^32-1.
class SignatureMatrix {
 public:
  static constexpr std::uint32_t kEmpty = std::numeric_limits<std::uint32_t>::max();

  /// Every value is kEmpty. O(documents * hashes), in parallel.
  SignatureMatrix(std::size_t documents, std::uint32_t hashes);
  /// Uninitialised: the caller writes every row. O(1).
  static SignatureMatrix unwritten(std::size_t documents, std::uint32_t hashes) {
    return SignatureMatrix(documents, hashes, Unwritten{});
  }

  std::span<const std::uint32_t> operator[](DocumentIndex document) const { return {row(document), hashes_}; }
  std::span<std::uint32_t> operator[](DocumentIndex document) { return {row(document), hashes_}; }
  std::size_t documents() const { return documents_; }
  std::uint32_t hashes() const { return hashes_; }
  std::uint64_t bytes() const { return std::uint64_t{documents_} * hashes_ * sizeof(std::uint32_t); }

  /// Appends uninitialised rows up to a total of `documents`; other threads may read and write existing rows at the
  /// same time. Only a matrix that was empty at first may grow.
  void grow(std::size_t documents);

 private:
  struct Unwritten {};
  SignatureMatrix(std::size_t documents, std::uint32_t hashes, Unwritten);

  std::size_t chunk_rows() const { return std::size_t{1} << chunk_bits_; }
  std::uint32_t* row(DocumentIndex document) const {
    return chunks_[document >> chunk_bits_].get() + (document & (chunk_rows() - 1)) * hashes_;
  }

  std::size_t documents_;
  std::uint32_t hashes_;
  unsigned chunk_bits_;                            // log2 of the rows per chunk
  std::vector<LargeArray<std::uint32_t>> chunks_;  // do not move while the matrix grows
};

/// Positions where two signatures of equal length agree.
std::uint32_t agreement(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

}  // namespace lookalike
