#pragma once

#include <cstdint>

namespace lookalike {

/// Bounds that a threshold t in (0, 1] puts on sizes and overlap of similar sets (Xiao, Wang, Lin, Yu, "Efficient
/// similarity joins for near-duplicate detection", TODS 2011, sections 2 and 3).
class JoinBounds {
 public:
  explicit JoinBounds(double threshold) : t_(threshold) {}

  std::uint32_t least_size(std::uint32_t size) const { return at_least(t_ * size); }
  std::uint32_t least_overlap(std::uint32_t x, std::uint32_t y) const {
    return at_least(t_ / (1 + t_) * (double(x) + double(y)));
  }
  /// A set shares an element among its first so many with every smaller set that is similar to it.
  std::uint32_t probe_prefix(std::uint32_t size) const { return size - least_size(size) + 1; }
  /// The same, for a set that is met by sets at least as large.
  std::uint32_t index_prefix(std::uint32_t size) const { return size - least_overlap(size, size) + 1; }

  bool similar(std::uint32_t overlap, std::uint32_t x, std::uint32_t y) const {
    return double(overlap) / double(x + y - overlap) >= t_;
  }

 private:
  // Smallest integer n with n >= x, where x is computed from a threshold and may lie a rounding error above n.
  static std::uint32_t at_least(double x) {
    const double exact = x * (1 - 1e-12);
    const auto below = static_cast<std::uint32_t>(exact);  // std::ceil is a call, and this is the innermost loop
    return below + (below < exact);
  }

  double t_;
};

}  // namespace lookalike
