#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>

#include "core/base/index.h"
#include "core/base/large_array.h"

namespace lookalike {

/// Signatures of all documents, contiguous: documents x n, row after row. The signature of an empty set is all 2^32-1.
class SignatureMatrix {
 public:
  static constexpr std::uint32_t kEmpty = std::numeric_limits<std::uint32_t>::max();

  /// Every value is kEmpty. O(documents * hashes), in parallel.
  SignatureMatrix(std::size_t documents, std::uint32_t hashes);
  /// Values are anything: every row is to be written. O(1).
  static SignatureMatrix unwritten(std::size_t documents, std::uint32_t hashes) {
    return SignatureMatrix(documents, hashes, Unwritten{});
  }

  std::span<const std::uint32_t> operator[](DocumentIndex document) const {
    return {values_.get() + std::size_t{document} * hashes_, hashes_};
  }
  std::span<std::uint32_t> operator[](DocumentIndex document) {
    return {values_.get() + std::size_t{document} * hashes_, hashes_};
  }
  std::size_t documents() const { return documents_; }
  std::uint32_t hashes() const { return hashes_; }
  std::span<const std::uint32_t> values() const { return {values_.get(), documents_ * hashes_}; }
  std::uint64_t bytes() const { return values().size_bytes(); }

 private:
  struct Unwritten {};
  SignatureMatrix(std::size_t documents, std::uint32_t hashes, Unwritten);

  std::size_t documents_;
  std::uint32_t hashes_;
  LargeArray<std::uint32_t> values_;
};

/// Positions where two signatures of equal length agree.
std::uint32_t agreement(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

}  // namespace lookalike
