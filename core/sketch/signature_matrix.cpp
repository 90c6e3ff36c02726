#include "core/sketch/signature_matrix.h"

#include <algorithm>
#include <bit>

#include "core/base/assertion.h"
#include "core/base/parallel.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 4'096;  // documents

// The rows that fit into 32 MiB, rounded down to a power of two.
unsigned bits_of_chunk(std::uint32_t hashes) {
  constexpr std::size_t kChunk = std::size_t{32} << 20;
  return static_cast<unsigned>(std::bit_width(kChunk / sizeof(std::uint32_t) / std::max(hashes, 1U))) - 1;
}

}  // namespace

SignatureMatrix::SignatureMatrix(std::size_t documents, std::uint32_t hashes, Unwritten)
    : documents_(documents), hashes_(hashes), chunk_bits_(bits_of_chunk(hashes)) {
  for (std::size_t rest = documents; rest > 0; rest -= std::min(rest, chunk_rows()))
    chunks_.push_back(make_large_array<std::uint32_t>(std::min(rest, chunk_rows()) * hashes));
}

void SignatureMatrix::grow(std::size_t documents) {
  chunks_.reserve((std::size_t{1} << 32) / chunk_rows());
  while (chunks_.size() * chunk_rows() < documents)
    chunks_.push_back(make_large_array<std::uint32_t>(chunk_rows() * hashes_));
  documents_ = documents;
}

// Filled in parallel because the first write to new memory is slow.
SignatureMatrix::SignatureMatrix(std::size_t documents, std::uint32_t hashes)
    : SignatureMatrix(documents, hashes, Unwritten{}) {
  (void)parallel_for_each(documents, kGrain, {},
                          [this](std::size_t i) { std::ranges::fill((*this)[DocumentIndex(i)], kEmpty); });
}

std::uint32_t agreement(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  LOOKALIKE_ASSERT(a.size() == b.size());
  std::uint32_t equal = 0;
  for (std::size_t i = 0; i < a.size(); ++i) equal += a[i] == b[i];
  return equal;
}

}  // namespace lookalike
