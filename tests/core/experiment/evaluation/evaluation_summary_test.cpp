#include "core/experiment/evaluation/evaluation.h"

#include <gtest/gtest.h>

#include "core/lsh/theory/s_curve.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

using test::run_on;
using test::value_of;

TEST(EvaluationSummary, compare_a_run_with_every_pair) {
  const auto run = run_on(test::builtin_corpus(), {"sample.size=300", "verify.threshold=0.5", "lsh.bands=8"});
  const auto found = value_of(summary_of(run, value_of(survey(*run, 0.2, {})), {}));
  std::uint64_t similar = 0, from_floor = 0;
  for (const ExactPair& pair : test::all_pairs_of(*run)) {
    similar += pair.jaccard >= 0.5;
    from_floor += pair.jaccard >= 0.2;
  }
  EXPECT_EQ(found->counts.true_positives + found->counts.false_negatives, similar);
  std::uint64_t in_bins = 0;
  for (const CurveBin& bin : found->curve) in_bins += bin.pairs;
  EXPECT_EQ(in_bins, from_floor);
  EXPECT_EQ(found->histogram.size(), kHistogramSteps);
  EXPECT_EQ(found->forecast.similar, static_cast<double>(similar));
}

TEST(EvaluationSummary, include_the_expected_misses_of_verification) {
  const auto run = run_on(test::builtin_corpus(), {"sample.size=600", "verify.threshold=0.6", "lsh.bands=20",
                                                   "lsh.rows=4", "sketch.hashes=80", "verify.by=signature"});
  const auto found = value_of(summary_of(run, value_of(survey(*run, 0.2, {})), {}));
  double missed = 0, by_bands = 0;
  for (const ExactPair& pair : test::all_pairs_of(*run)) {
    if (pair.jaccard < 0.6) continue;
    missed += 1 - accepted_by_signature_probability(pair.jaccard, run->recipe.lsh, 0, 80, 0.6);
    by_bands += 1 - candidate_probability(pair.jaccard, run->recipe.lsh);
  }
  ASSERT_GT(missed, by_bands + 0.5);
  const Forecast& forecast = found->forecast;
  EXPECT_NEAR(forecast.missed.value, missed, 0.02 * missed);
  EXPECT_GT(forecast.missed.limits.high, missed);
  EXPECT_LT(forecast.missed.limits.low, missed);
  EXPECT_NEAR(forecast.missed.value - forecast.signature_loss.value, by_bands, 0.02 * by_bands + 1e-6);
  EXPECT_NEAR(forecast.recall.value, 1 - missed / forecast.different(), 0.01);
}

TEST(EvaluationSummary, refuse_a_survey_that_does_not_reach_down_to_the_threshold) {
  const auto high = run_on(test::builtin_corpus(), {"sample.size=100", "verify.threshold=0.9"});
  const auto low = run_on(test::builtin_corpus(), {"sample.size=100", "verify.threshold=0.4"});
  EXPECT_EQ(summary_of(low, value_of(survey(*high, 0.8, {})), {}).error().code, ErrorCode::bad_usage);
}

TEST(BinAt, is_the_bin_that_holds_the_similarity) {
  std::vector<CurveBin> curve(3);
  for (std::size_t i = 0; i < 3; ++i) {
    curve[i].from = 0.25 + 0.25 * static_cast<double>(i);
    curve[i].to = 0.5 + 0.25 * static_cast<double>(i);
  }
  EXPECT_EQ(bin_at(curve, 0.2), nullptr);
  EXPECT_EQ(bin_at(curve, 0.25), &curve[0]);
  EXPECT_EQ(bin_at(curve, 0.5), &curve[1]);
  EXPECT_EQ(bin_at(curve, 1), &curve[2]);
  EXPECT_EQ(bin_at({}, 0.5), nullptr);
}

}  // namespace
}  // namespace lookalike
