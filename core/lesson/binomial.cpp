#include "core/lesson/binomial.h"

#include <cmath>

namespace lookalike::lesson {
namespace {

// By logarithms of factorials, so that nothing overflows.
double chance_of(std::uint32_t count, double p, std::uint32_t trials) {
  const double n = trials, k = count;
  return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p) +
                  (n - k) * std::log1p(-p));
}

}  // namespace

Interval binomial_limits(double p, std::uint32_t trials) {
  if (p <= 0) return {0, 0};
  if (p >= 1) return {1, 1};
  constexpr double kTail = 0.025;
  std::uint32_t low = 0, high = 0;
  double below = 0;
  for (std::uint32_t count = 0; count <= trials && below < 1 - kTail; ++count) {
    const double up_to = below + chance_of(count, p, trials);
    if (below <= kTail) low = count;
    high = count;
    below = up_to;
  }
  return {static_cast<double>(low) / trials, static_cast<double>(high) / trials};
}

}  // namespace lookalike::lesson
