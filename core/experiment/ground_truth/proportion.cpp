#include "core/experiment/ground_truth/proportion.h"

#include <algorithm>
#include <cmath>

namespace lookalike {

Interval wilson_interval(double successes, double trials, double z) {
  if (trials <= 0) return {0, 1};
  const double p = successes / trials, z2 = z * z / trials;
  const double centre = (p + z2 / 2) / (1 + z2);
  const double half = z * std::sqrt(p * (1 - p) / trials + z2 / (4 * trials)) / (1 + z2);
  // At the ends the limit is exact; rounding must not push it past the proportion itself.
  return {p == 0 ? 0 : std::max(0.0, centre - half), p == 1 ? 1 : std::min(1.0, centre + half)};
}

Interval score_limits(double value, double variance, double unit, double z) {
  if (value <= 0) return {0, z * z * unit};
  const double one = z * z * variance / value;
  const double centre = value + one / 2, half = std::sqrt(z * z * variance + one * one / 4);
  return {std::max(0.0, centre - half), centre + half};
}

}  // namespace lookalike
