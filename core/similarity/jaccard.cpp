#include "core/similarity/jaccard.h"

#include <algorithm>
#include <cmath>

#include "core/base/assertion.h"

namespace lookalike {
namespace {

// The fewest common elements with which sets of `elements` elements together can reach the threshold; the product may
// exceed it by a rounding error.
std::uint64_t least_common(std::uint64_t elements, double threshold) {
  return static_cast<std::uint64_t>(
      std::ceil(threshold / (1 + threshold) * static_cast<double>(elements) * (1 - 1e-12)));
}

constexpr std::size_t kBlock = 8;

bool same_block(const std::uint64_t* a, const std::uint64_t* b) {
  std::uint64_t difference = 0;
  for (std::size_t i = 0; i < kBlock; ++i) difference |= a[i] ^ b[i];
  return difference == 0;
}

}  // namespace

// In the equal parts of near-duplicates, kBlock elements cost little more than one.
std::uint64_t intersection_size(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  LOOKALIKE_ASSERT(std::ranges::is_sorted(a) && std::ranges::is_sorted(b));
  std::uint64_t common = 0;
  std::size_t i = 0, j = 0;
  const auto step = [&] {
    const std::uint64_t x = a[i], y = b[j];
    common += x == y;
    i += x <= y;
    j += y <= x;
  };
  while (i + kBlock <= a.size() && j + kBlock <= b.size()) {
    if (same_block(a.data() + i, b.data() + j)) {
      common += kBlock;
      i += kBlock;
      j += kBlock;
    } else {
      for (std::size_t steps = 0; steps < kBlock; ++steps) step();
    }
  }
  while (i < a.size() && j < b.size()) step();
  return common;
}

Overlap overlap(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  const std::uint64_t common = intersection_size(a, b);
  return {static_cast<std::uint32_t>(common), static_cast<std::uint32_t>(a.size() + b.size() - common)};
}

double jaccard(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b, double of_empty_sets) {
  const Overlap both = overlap(a, b);
  return both.together == 0 ? of_empty_sets : both.jaccard();
}

bool reaches(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b, double threshold) {
  LOOKALIKE_ASSERT(std::ranges::is_sorted(a) && std::ranges::is_sorted(b));
  const std::uint64_t least = least_common(a.size() + b.size(), threshold);
  if (least > std::min(a.size(), b.size())) return false;
  const std::uint64_t spare_a = a.size() - least, spare_b = b.size() - least;  // elements that may have no match
  std::uint64_t common = 0;
  std::size_t i = 0, j = 0;
  while (i < a.size() && j < b.size()) {
    if (i - common > spare_a || j - common > spare_b) return false;
    const std::uint64_t x = a[i], y = b[j];
    common += x == y;
    i += x <= y;
    j += y <= x;
  }
  const std::uint64_t together = a.size() + b.size() - common;
  return static_cast<double>(common) / static_cast<double>(together) >= threshold;
}

}  // namespace lookalike
