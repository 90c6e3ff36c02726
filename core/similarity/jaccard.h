#pragma once

#include <cstdint>
#include <span>

namespace lookalike {

/// Elements two ascending sets have in common. O(|a| + |b|).
std::uint64_t intersection_size(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b);

/// How much of two sets is the same.
struct Overlap {
  std::uint32_t common = 0, together = 0;  // |A n B|, |A u B|

  /// |A n B| / |A u B|; not a number for two empty sets.
  double jaccard() const { return static_cast<double>(common) / static_cast<double>(together); }
};

/// Ascending sets. O(|a| + |b|).
Overlap overlap(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b);

/// |A n B| / |A u B|; two empty sets: `of_empty_sets` (0: they share no evidence; 1: the report's convention).
double jaccard(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b, double of_empty_sets = 0);

/// jaccard(a, b) >= threshold, to the last bit; stops as soon as the rest cannot reach it, which for unlike sets is
/// soon. threshold in (0, 1]. O(|a| + |b|).
bool reaches(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b, double threshold);

}  // namespace lookalike
