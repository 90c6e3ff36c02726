#include "core/sketch/prime_collisions.h"

#include <cmath>

namespace lookalike {

double estimate_modulo_prime(double similarity, double size, double shingles) {
  const double shared = size * 2 * similarity / (1 + similarity);
  const double by_shared = 1 - std::exp(-shared / shingles);        // chance that a value is met by a shared shingle
  const double by_own = 1 - std::exp(-(size - shared) / shingles);  // or by one that only one of the two has
  const double by_both = by_shared + (1 - by_shared) * by_own * by_own;
  const double by_either = by_shared + (1 - by_shared) * (1 - (1 - by_own) * (1 - by_own));
  return by_either > 0 ? by_both / by_either : similarity;
}

}  // namespace lookalike
