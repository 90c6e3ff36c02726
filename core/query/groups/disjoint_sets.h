#pragma once

#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace lookalike {

/// Union-find with path halving and union by size (Tarjan, van Leeuwen 1984). Nearly O(1) per operation.
class DisjointSets {
 public:
  explicit DisjointSets(std::size_t elements) : parent_(elements), size_(elements, 1) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }

  /// The representative of this element's set.
  std::uint32_t find(std::uint32_t element) const {
    while (parent_[element] != element) element = parent_[element] = parent_[parent_[element]];
    return element;
  }

  /// Returns false if both are in one set already.
  bool join(std::uint32_t a, std::uint32_t b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    if (size_[a] < size_[b]) std::swap(a, b);
    parent_[b] = a;
    size_[a] += size_[b];
    return true;
  }

 private:
  mutable std::vector<std::uint32_t> parent_;  // look-ups shorten paths
  std::vector<std::uint32_t> size_;
};

}  // namespace lookalike
