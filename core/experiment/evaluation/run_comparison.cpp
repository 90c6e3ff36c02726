#include "core/experiment/evaluation/run_comparison.h"

#include <cmath>
#include <compare>
#include <string>
#include <tuple>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

Result<std::vector<SimilarPair>> by_documents(const RunResult& run, const Progress& progress) {
  if (run.similar->count() > kMostCompared)
    return failure(ErrorCode::too_large, "A run of " + std::to_string(run.similar->count()) +
                                             " similar pairs is too large to compare; at most " +
                                             std::to_string(kMostCompared) + " can be.");
  std::vector<SimilarPair> pairs = run.similar->first(kMostCompared);
  if (progress.cancelled()) return cancelled();
  const auto before = [](const SimilarPair& x, const SimilarPair& y) { return x.a != y.a ? x.a < y.a : x.b < y.b; };
  const auto sorted = parallel_sort(pairs.begin(), pairs.end(), before, progress);
  if (!sorted) return tl::unexpected(sorted.error());
  return pairs;
}

bool changed(const SimilarPair& x, const SimilarPair& y) {
  return jaccard_changed(x, y) || x.estimate() != y.estimate();
}

/// Compares two lists by documents, in that order. O(pairs).
RunComparison side_by_side(const std::vector<SimilarPair>& a, const std::vector<SimilarPair>& b) {
  RunComparison comparison;
  auto x = a.begin(), y = b.begin();
  while (x != a.end() && y != b.end()) {
    const auto order = std::tie(x->a, x->b) <=> std::tie(y->a, y->b);
    if (std::is_lt(order)) {
      comparison.only_a.push_back(*x++);
    } else if (std::is_gt(order)) {
      comparison.only_b.push_back(*y++);
    } else {
      ++comparison.both;
      if (changed(*x, *y)) comparison.changed.emplace_back(*x, *y);
      ++x, ++y;
    }
  }
  comparison.only_a.insert(comparison.only_a.end(), x, a.end());
  comparison.only_b.insert(comparison.only_b.end(), y, b.end());
  return comparison;
}

bool most_similar_first(std::vector<SimilarPair>& pairs, const Progress& progress) {
  const auto before = [](const SimilarPair& x, const SimilarPair& y) { return x.before(y); };
  return parallel_sort(pairs.begin(), pairs.end(), before, progress).has_value();
}

/// The sample drawn from `documents` documents; all samples that contain every document are equal, regardless of size
/// and seed.
SampleOptions drawn_of(const SampleOptions& sample, std::uint64_t documents) {
  return sample.size == 0 || sample.size >= documents ? SampleOptions() : sample;
}

bool same_sample(const SampleOptions& x, const SampleOptions& y, std::uint64_t documents) {
  return drawn_of(x, documents) == drawn_of(y, documents);
}

}  // namespace

bool jaccard_changed(const SimilarPair& x, const SimilarPair& y) {
  return x.jaccard != y.jaccard && !std::isnan(x.jaccard) && !std::isnan(y.jaccard);
}

Result<void> same_documents(const Corpus& a, const Recipe& recipe_a, const Corpus& b, const Recipe& recipe_b) {
  const bool same_corpus = &a == &b || (!a.report().digest.empty() && a.report().digest == b.report().digest);
  if (same_corpus && same_sample(recipe_a.sample, recipe_b.sample, a.report().documents)) return {};
  return failure(ErrorCode::bad_usage, same_corpus ? "The two runs use different samples of the corpus, so their "
                                                     "pairs are between different documents."
                                                   : "The two runs use different corpora.");
}

Result<RunComparison> compare_runs(const RunResult& a, const RunResult& b, const Progress& progress) {
  if (const auto same = same_documents(*a.corpus, a.recipe, *b.corpus, b.recipe); !same)
    return tl::unexpected(same.error());
  const auto of_a = by_documents(a, progress);
  if (!of_a) return tl::unexpected(of_a.error());
  const auto of_b = by_documents(b, progress);
  if (!of_b) return tl::unexpected(of_b.error());
  RunComparison comparison = side_by_side(*of_a, *of_b);
  const auto before = [](const auto& one, const auto& other) { return one.first.before(other.first); };
  const bool sorted = most_similar_first(comparison.only_a, progress) &&
                      most_similar_first(comparison.only_b, progress) &&
                      parallel_sort(comparison.changed.begin(), comparison.changed.end(), before, progress).has_value();
  if (!sorted) return cancelled();
  return comparison;
}

}  // namespace lookalike
