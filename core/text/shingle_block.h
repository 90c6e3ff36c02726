#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lookalike {

/// Shingle sets of documents that follow one another, or what stands for them when they are not kept.
struct ShingleBlock {
  struct Fingerprint {
    std::uint64_t low = 0, high = 0;
    bool operator==(const Fingerprint&) const = default;
  };
  std::vector<std::uint64_t> elements, ends;  // of kept sets; one end a document
  std::vector<std::uint32_t> sizes;           // of the others, with their fingerprints
  std::vector<Fingerprint> fingerprints;
  std::vector<std::uint32_t> token_counts;

  std::span<const std::uint64_t> operator[](std::size_t document) const {
    const std::size_t begin = document ? ends[document - 1] : 0;
    return {elements.data() + begin, ends[document] - begin};
  }
  /// What stands for these sets when they are not kept. O(elements).
  ShingleBlock without_sets() const;
  std::uint64_t bytes() const {
    return (elements.capacity() + ends.capacity()) * sizeof(std::uint64_t) +
           fingerprints.capacity() * sizeof(Fingerprint) +
           (sizes.capacity() + token_counts.capacity()) * sizeof(std::uint32_t);
  }
};

/// Fingerprint of a set: 128 bits of XXH3. O(size).
ShingleBlock::Fingerprint fingerprint(std::span<const std::uint64_t> set);

}  // namespace lookalike
