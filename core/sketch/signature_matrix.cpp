#include "core/sketch/signature_matrix.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 4'096;  // documents

}  // namespace

SignatureMatrix::SignatureMatrix(std::size_t documents, std::uint32_t hashes, Unwritten)
    : documents_(documents), hashes_(hashes), values_(make_large_array<std::uint32_t>(documents * hashes)) {}

// Filled in parallel because new memory is slow when it is first touched.
SignatureMatrix::SignatureMatrix(std::size_t documents, std::uint32_t hashes)
    : SignatureMatrix(documents, hashes, Unwritten{}) {
  (void)parallel_for_each(documents, kGrain, {},
                          [this](std::size_t i) { std::ranges::fill((*this)[DocumentIndex(i)], kEmpty); });
}

std::uint32_t agreement(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  std::uint32_t equal = 0;
  for (std::size_t i = 0; i < a.size(); ++i) equal += a[i] == b[i];
  return equal;
}

}  // namespace lookalike
