#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/large_array.h"

namespace lookalike {

/// Shingle sets of consecutive documents, or a summary of them. The elements are a view of memory that the next block
/// reuses unless they are stored.
struct ShingleBlock {
  struct Fingerprint {
    std::uint64_t low = 0, high = 0;
    bool operator==(const Fingerprint&) const = default;
  };
  std::span<const std::uint64_t> elements;
  std::vector<std::uint64_t> ends;   // one a document
  std::vector<std::uint32_t> sizes;  // of a summary: without elements, with fingerprints
  std::vector<Fingerprint> fingerprints;
  std::vector<std::uint32_t> token_counts;

  std::span<const std::uint64_t> operator[](std::size_t document) const {
    const std::size_t begin = document ? ends[document - 1] : 0;
    return {elements.data() + begin, ends[document] - begin};
  }
  /// The same with the elements copied into a store, which must outlive the block.
  ShingleBlock stored(ArrayStore& store) &&;
  /// Summary of these sets. O(elements).
  ShingleBlock without_sets() const;
  std::uint64_t bytes() const {
    return elements.size_bytes() + ends.capacity() * sizeof(std::uint64_t) +
           fingerprints.capacity() * sizeof(Fingerprint) +
           (sizes.capacity() + token_counts.capacity()) * sizeof(std::uint32_t);
  }
};

/// Fingerprint of a set: 128 bits of XXH3. O(size).
ShingleBlock::Fingerprint fingerprint(std::span<const std::uint64_t> set);

}  // namespace lookalike
