#include "core/lsh/theory/banding_choice.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

/// Keeps the first of the cheapest options.
struct Cheapest {
  LshOptions options{1, 1, 0};
  double cost = std::numeric_limits<double>::infinity();

  void alternative(const LshOptions& other, double other_cost) {
    if (other_cost >= cost) return;
    options = other;
    cost = other_cost;
  }
};

}  // namespace

LshOptions bands_from_rows(std::uint32_t n, std::uint32_t rows) {
  return {std::max(1u, n / rows), rows, 0};
}

LshOptions rising_near(std::uint32_t n, double similarity) {
  Cheapest best;
  for (std::uint32_t r = 1; r <= n; ++r) {
    const LshOptions lsh = bands_from_rows(n, r);
    best.alternative(lsh, std::abs(curve_threshold(lsh.bands, lsh.rows) - similarity));
  }
  return best.options;
}

LshOptions divisors_only(std::uint32_t n, double threshold) {
  Cheapest best;
  for (std::uint32_t b = 1; b <= n; ++b) {
    if (n % b == 0) best.alternative({b, n / b, 0}, std::abs(curve_threshold(b, n / b) - threshold));
  }
  return best.options;
}

LshOptions weighted(std::uint32_t n, double threshold, double weight_false_positive, double weight_false_negative) {
  Cheapest best;
  for (std::uint32_t b = 1; b <= n; ++b) {
    for (std::uint32_t r = 1; r <= n / b; ++r) {
      const ErrorAreas areas = error_areas({b, r, 0}, 0, threshold);
      best.alternative({b, r, 0},
                       weight_false_positive * areas.false_positive + weight_false_negative * areas.false_negative);
    }
  }
  return best.options;
}

}  // namespace lookalike
