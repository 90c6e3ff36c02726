#include "core/query/containment.h"

#include <algorithm>
#include <cmath>

namespace lookalike {

double containment(double jaccard, std::uint64_t a, std::uint64_t b, bool estimate) {
  const auto smaller = static_cast<double>(std::min(a, b));
  if (smaller == 0) return jaccard;
  const double common = jaccard * static_cast<double>(a + b) / (1 + jaccard);
  return std::min((estimate ? common : std::round(common)) / smaller, 1.0);
}

double containment(const SimilarPair& pair, const ShingleSets& of_a, const ShingleSets& of_b) {
  const bool estimate = std::isnan(pair.jaccard);
  return containment(estimate ? pair.estimate() : pair.jaccard, of_a.size(pair.a), of_b.size(pair.b), estimate);
}

}  // namespace lookalike
