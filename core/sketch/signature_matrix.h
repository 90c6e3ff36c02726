#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/base/index.h"

namespace lookalike {

/// Signatures of all documents, contiguous: documents x n, row after row. The signature of an empty set is all 2^32-1.
class SignatureMatrix {
 public:
  static constexpr std::uint32_t kEmpty = std::numeric_limits<std::uint32_t>::max();

  SignatureMatrix(std::size_t documents, std::uint32_t hashes)
      : documents_(documents), hashes_(hashes), values_(documents * hashes, kEmpty) {}

  std::span<const std::uint32_t> operator[](DocumentIndex document) const {
    return {values_.data() + std::size_t{document} * hashes_, hashes_};
  }
  std::span<std::uint32_t> operator[](DocumentIndex document) {
    return {values_.data() + std::size_t{document} * hashes_, hashes_};
  }
  std::size_t documents() const { return documents_; }
  std::uint32_t hashes() const { return hashes_; }
  std::span<const std::uint32_t> values() const { return values_; }
  std::uint64_t bytes() const { return values_.size() * sizeof(std::uint32_t); }

 private:
  std::size_t documents_;
  std::uint32_t hashes_;
  std::vector<std::uint32_t> values_;
};

/// Positions where two signatures of equal length agree.
std::uint32_t agreement(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

}  // namespace lookalike
