#include "core/similarity/jaccard.h"

namespace lookalike {

std::uint64_t intersection_size(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  std::uint64_t common = 0;
  std::size_t i = 0, j = 0;
  while (i < a.size() && j < b.size()) {
    const std::uint64_t x = a[i], y = b[j];
    common += x == y;
    i += x <= y;
    j += y <= x;
  }
  return common;
}

double jaccard(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b, double of_empty_sets) {
  const std::uint64_t common = intersection_size(a, b);
  const std::uint64_t together = a.size() + b.size() - common;
  return together == 0 ? of_empty_sets : static_cast<double>(common) / static_cast<double>(together);
}

}  // namespace lookalike
