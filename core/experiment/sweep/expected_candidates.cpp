#include "core/experiment/sweep/expected_candidates.h"

#include <memory>

#include "core/base/parallel.h"
#include "core/experiment/forecast/scatter.h"
#include "core/experiment/ground_truth/survey.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

constexpr std::size_t kDraws = 20'000;  // the sums then have an error of a few per cent

}  // namespace

Result<ExpectedCandidates> ExpectedCandidates::of(const RunResult& run, const Progress& progress) {
  const auto sample = survey_sample(run, 1, progress.part(0, 0.5, "sample"), kDraws);
  if (!sample) return tl::unexpected(sample.error());
  const GroundTruth none{1, {}, 0, run.groups, nullptr};  // pairs with equal sets do not matter here
  ExpectedCandidates expected(SimilarityDistribution(none, *sample));
  expected.sketch_ = run.recipe.sketch;
  std::vector<double> met(run.signatures->hashes());
  const auto counted = parallel_for_each(met.size(), 1, progress.part(0.5, 1, "band"), [&](std::size_t i) {
    met[i] = pairs_that_agree(*run.signatures, *run.groups, {static_cast<std::uint32_t>(i)});
  });
  if (!counted) return tl::unexpected(counted.error());
  // The S-curve gives the share of a band's collisions that earlier bands have not found.
  const double of_one = expected.by_curve({1, 1, 0});
  expected.one_row_.push_back(0);
  for (std::uint32_t b = 1; b <= met.size(); ++b) {
    const double more = expected.by_curve({b, 1, 0}) - (b > 1 ? expected.by_curve({b - 1, 1, 0}) : 0);
    expected.one_row_.push_back(expected.one_row_.back() + (of_one > 0 ? met[b - 1] * more / of_one : 0));
  }
  return expected;
}

Result<ExpectCandidates> expect_by(const RunResult& run, const Progress& progress) {
  auto made = ExpectedCandidates::of(run, progress);
  if (!made) return tl::unexpected(made.error());
  const auto expected = std::make_shared<const ExpectedCandidates>(std::move(*made));
  return ExpectCandidates([expected, of = run.recipe](const Recipe& recipe) {
    return have_same_sets(of, recipe) ? std::optional(expected->of(recipe)) : std::nullopt;
  });
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
