#pragma once

#include <cstdint>
#include <span>

namespace lookalike {

/// Number of common elements of two ascending sets. O(|a| + |b|).
std::uint64_t intersection_size(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b);

/// Size of the intersection and the union of two sets.
struct Overlap {
  std::uint32_t common = 0, together = 0;  // |A n B|, |A u B|

  /// |A n B| / |A u B|; NaN for two empty sets.
  double jaccard() const { return static_cast<double>(common) / static_cast<double>(together); }
};

/// The sets are ascending. O(|a| + |b|).
Overlap overlap(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b);

/// |A n B| / |A u B|; `of_empty_sets` for two empty sets (0: no shared evidence; 1: the report's convention).
double jaccard(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b, double of_empty_sets = 0);

/// Whether jaccard(a, b) >= threshold, exactly; stops as soon as the rest cannot reach it, which is soon for dissimilar
/// sets. threshold in (0, 1]. O(|a| + |b|).
bool reaches(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b, double threshold);

}  // namespace lookalike
