#include "core/experiment/forecast/sample_scope.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace lookalike {

SampleScope SampleScope::of_run(const RunResult& run) {
  return {run.corpus->size(), std::max<std::uint64_t>(run.corpus->size(), run.corpus->report().documents)};
}

double SampleScope::pairs_for_one() const {
  if (whole() || documents < 2) return 1;
  const auto all = static_cast<double>(of), some = static_cast<double>(documents);
  return all * (all - 1) / (some * (some - 1));
}

Estimate different_pairs_of_corpus(const GroundTruth& truth, double threshold, const SampleScope& scope) {
  std::map<DocumentIndex, double> of_document;
  double pairs = 0, squares = 0, together = 0;
  for (const ExactPair& pair : truth.pairs) {
    if (pair.jaccard < threshold) continue;
    const auto weight = static_cast<double>(truth.weight(pair));
    pairs += weight;
    squares += weight * weight;
    of_document[pair.a] += weight;
    of_document[pair.b] += weight;
  }
  for (const auto& [document, weight] : of_document) together += weight * weight;
  // Two pairs of one document are both drawn with f^3, one pair with f^2; `together` has each square twice.
  const double f = scope.share(), each = scope.pairs_for_one();
  const double variance = squares * (1 - f * f) + std::max(0.0, together - 2 * squares) * (1 - f);
  return {each * pairs, score_limits(each * pairs, each * each * variance, each * (1 - f))};
}

std::string scope_sentence(const SampleScope& scope, const Estimate& different_pairs) {
  if (scope.whole()) return {};
  char text[480];
  std::snprintf(text, sizeof text,
                "These numbers hold for %llu documents, a sample of %llu. A pair of the whole corpus is in the sample "
                "with a probability of 1 in %.0f, so about %.0f different similar pairs are expected there (%.0f to "
                "%.0f). In a growing corpus they grow with its square, but families of copies do not.",
                static_cast<unsigned long long>(scope.documents), static_cast<unsigned long long>(scope.of),
                scope.pairs_for_one(), different_pairs.value, different_pairs.limits.low, different_pairs.limits.high);
  return text;
}

}  // namespace lookalike
