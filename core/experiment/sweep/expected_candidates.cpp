#include "core/experiment/sweep/expected_candidates.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/experiment/ground_truth/survey.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

constexpr std::size_t kDraws = 20'000;  // the sums are off by a few per cent

// Pairs of documents with different sets that have the same value of a hash function.
double meeting(const RunResult& run, std::size_t hash) {
  std::vector<std::pair<std::uint32_t, double>> values;  // and how many documents have the set
  for (const DocumentIndex r : run.groups->representatives())
    values.emplace_back((*run.signatures)[r][hash], run.groups->group_size(r));
  std::ranges::sort(values, {}, &std::pair<std::uint32_t, double>::first);
  double pairs = 0, before = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    before = i > 0 && values[i].first == values[i - 1].first ? before + values[i - 1].second : 0;
    pairs += before * values[i].second;
  }
  return pairs;
}

}  // namespace

Result<ExpectedCandidates> ExpectedCandidates::of(const RunResult& run, const Progress& progress) {
  const auto sample = survey_sample(run, 1, progress.part(0, 0.5, "sample"), kDraws);
  if (!sample) return tl::unexpected(sample.error());
  const GroundTruth none{1, {}, 0, run.groups};  // pairs with equal sets are not asked for
  ExpectedCandidates expected(SimilarityDistribution(none, *sample));
  expected.sketch_ = run.recipe.sketch;
  std::vector<double> met(run.signatures->hashes());
  const auto counted =
      parallel_for_each(met.size(), 1, progress.part(0.5, 1, "band"), [&](std::size_t i) { met[i] = meeting(run, i); });
  if (!counted) return tl::unexpected(counted.error());
  // Of those that meet in a band, as many are new as the curve says.
  const double of_one = expected.by_curve({1, 1, 0});
  expected.one_row_.push_back(0);
  for (std::uint32_t b = 1; b <= met.size(); ++b) {
    const double more = expected.by_curve({b, 1, 0}) - (b > 1 ? expected.by_curve({b - 1, 1, 0}) : 0);
    expected.one_row_.push_back(expected.one_row_.back() + (of_one > 0 ? met[b - 1] * more / of_one : 0));
  }
  return expected;
}

double ExpectedCandidates::of(const Recipe& recipe) const {
  const auto& [bands, rows, buckets] = recipe.lsh;
  const bool is_counted = rows == 1 && buckets == 0 && bands < one_row_.size() && recipe.sketch == sketch_;
  return is_counted ? one_row_[bands] : by_curve(recipe.lsh);
}

double ExpectedCandidates::by_curve(const LshOptions& lsh) const {
  double sum = 0;
  for (const auto points : {pairs_.known(), pairs_.below()})
    for (const auto& [similarity, pairs, squares] : points) sum += pairs * candidate_probability(similarity, lsh);
  return sum - pairs_.identical();
}

}  // namespace lookalike
