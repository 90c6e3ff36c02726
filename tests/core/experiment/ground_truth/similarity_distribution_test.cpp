#include "core/experiment/ground_truth/similarity_distribution.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"
#include "tests/support/coverage_cases.h"

namespace lookalike {
namespace {

using test::all_pairs_of;
using test::run_on;
using test::value_of;

std::shared_ptr<const DuplicateGroups> groups_of(const std::vector<std::string>& texts) {
  return test::shingle(texts, test::words(1)).groups;
}

/// A truth about single documents 0, 1, 2, ...: one pair (0, i) for each similarity.
GroundTruth truth_of(double floor, const std::vector<double>& similarities, std::uint64_t equal_pairs = 0) {
  std::vector<std::string> texts;
  GroundTruth truth;
  for (std::size_t i = 0; i <= similarities.size(); ++i) texts.push_back("text" + std::to_string(i));
  for (std::size_t i = 0; i < similarities.size(); ++i)
    truth.pairs.push_back({DocumentIndex(0), DocumentIndex(i + 1), similarities[i]});
  truth.floor = floor;
  truth.equal_pairs = equal_pairs;
  truth.groups = groups_of(texts);
  return truth;
}

/// This many pairs, of which some were drawn, all with equal probability.
DrawingWay stratum(double pairs, const std::vector<double>& similarities) {
  DrawingWay way{pairs, 1, 0, {}};
  const double each = pairs / static_cast<double>(similarities.size());
  for (const double s : similarities) way.drawn.push_back({{DocumentIndex(0), DocumentIndex(1), s}, each});
  return way;
}

PairSample sample_of(std::vector<DrawingWay> ways) {
  PairSample sample{0, std::move(ways)};
  for (const DrawingWay& way : sample.ways) sample.pairs += way.pairs;
  return sample;
}

TEST(SimilarityDistribution, counts_exactly_from_the_floor_up) {
  const SimilarityDistribution distribution(truth_of(0.3, {0.3, 0.8, 0.8, 0.4, 0.7999, 0.999}, 5), {});
  EXPECT_EQ(distribution.pairs_from(0.3), 11);
  EXPECT_EQ(distribution.pairs_from(0.8), 8);
  EXPECT_EQ(distribution.pairs_from(0.8001), 6);
  EXPECT_EQ(distribution.pairs_from(1), 5);
  const auto bins = distribution.histogram(10);
  ASSERT_EQ(bins.size(), 7u);  // nothing is known below the floor
  EXPECT_EQ(bins[0].pairs.value, 1);
  EXPECT_EQ(bins[1].pairs.value, 1);
  EXPECT_EQ(bins[4].pairs.value, 1);
  EXPECT_EQ(bins[5].pairs.value, 2);
  EXPECT_EQ(bins[6].pairs.value, 6);
  for (const auto& bin : bins) EXPECT_FALSE(bin.sampled);
}

TEST(SimilarityDistribution, weights_strata_by_their_size_and_ignores_draws_above_the_floor) {
  const SimilarityDistribution distribution(
      truth_of(0.5, {0.6}), sample_of({stratum(1000, {0, 0, 0.11, 0.9}), stratum(60, {0.11, 0.31, 0.31})}));
  EXPECT_EQ(distribution.all_pairs(), 1060);
  const auto bins = distribution.histogram(10);
  ASSERT_EQ(bins.size(), 10u);
  EXPECT_DOUBLE_EQ(bins[0].pairs.value, 500);
  EXPECT_DOUBLE_EQ(bins[1].pairs.value, 250 + 20);
  EXPECT_DOUBLE_EQ(bins[3].pairs.value, 40);
  EXPECT_DOUBLE_EQ(bins[4].pairs.value, 0);
  EXPECT_DOUBLE_EQ(bins[6].pairs.value, 1);
  EXPECT_DOUBLE_EQ(bins[9].pairs.value, 0);
  EXPECT_TRUE(bins[4].sampled);
  EXPECT_FALSE(bins[5].sampled);
  for (const auto& bin : bins) EXPECT_TRUE(bin.pairs.limits.contains(bin.pairs.value));
  EXPECT_GT(bins[4].pairs.limits.high, 0);  // not sampled, but not ruled out
}

TEST(SimilarityDistribution, splits_the_bin_that_contains_the_floor) {
  const auto bins =
      SimilarityDistribution(truth_of(0.25, {0.27}), sample_of({stratum(10, {0.22, 0.01})})).histogram(10);
  ASSERT_EQ(bins.size(), 11u);
  EXPECT_EQ(bins[2].to, 0.25);
  EXPECT_DOUBLE_EQ(bins[2].pairs.value, 5);
  EXPECT_EQ(bins[3].from, 0.25);
  EXPECT_EQ(bins[3].to, 0.3);
  EXPECT_EQ(bins[3].pairs.value, 1);
}

TEST(SimilarityDistribution, sums_a_function_with_the_standard_error_of_the_sample) {
  const SimilarityDistribution distribution(truth_of(0.5, {0.5, 0.75}),
                                            sample_of({stratum(100, {0.1, 0.1, 0.1, 0.3})}));
  const auto sum = distribution.sum([](double s) { return s; });
  EXPECT_NEAR(sum.below, 100 * 0.15, 1e-9);
  EXPECT_NEAR(sum.value, 1.25 + 15, 1e-9);
  // The variance of the draws is 0.0075; one more at 0.5 would stand for 25 pairs.
  EXPECT_NEAR(sum.standard_error, std::hypot(100 * std::sqrt(0.0075 / 4), 25 * 0.5), 1e-9);
}

TEST(Survey, estimates_of_pairs_below_the_floor_lie_within_their_limits) {
  const auto run = run_on(test::builtin_corpus(), {"sample.size=1500", "verify.threshold=0.5"});
  const auto surveyed = value_of(survey(*run, 0.4, {}));
  std::vector<double> exact(20);
  const auto all = all_pairs_of(*run);
  for (const ExactPair& pair : all) ++exact[std::min(19, static_cast<int>(pair.jaccard * 20 + 1e-9))];
  EXPECT_EQ(surveyed->distribution.all_pairs(), static_cast<double>(all.size()));
  int outside = 0, sampled = 0;
  for (const auto& bin : surveyed->distribution.histogram(20)) {
    const double pairs = exact[static_cast<std::size_t>(bin.from * 20 + 0.5)];
    if (!bin.sampled) {
      EXPECT_EQ(bin.pairs.value, pairs) << bin.from;
    }
    sampled += bin.sampled;
    outside += !bin.pairs.limits.contains(pairs);
  }
  EXPECT_EQ(sampled, 8);
  EXPECT_LE(outside, 1);  // 95 % limits
}

TEST(SimilarityDistribution, keeps_every_draw_of_one_similarity_in_the_bin_of_that_similarity) {
  // Means of thirds of 2/5 are rounded; the bin from 0.4 holds them all.
  std::vector<double> draws(37, 2.0 / 5);
  const SimilarityDistribution distribution(truth_of(0.5, {0.6}), sample_of({stratum(1001, draws)}));
  for (const auto& bin : distribution.histogram(20))
    EXPECT_NEAR(bin.pairs.value, bin.from == 0.4 ? 1001 : bin.from == 0.6 ? 1 : 0, 1e-9) << bin.from;
}

TEST(SimilarityDistribution, puts_draws_on_both_sides_of_the_edge_of_a_bin_into_their_bins) {
  const SimilarityDistribution distribution(truth_of(0.5, {0.6}),
                                            sample_of({stratum(40, {0.0499, 0.0499, 0.0501, 0.0501})}));
  const auto bins = distribution.histogram(20);
  EXPECT_DOUBLE_EQ(bins[0].pairs.value, 20);
  EXPECT_DOUBLE_EQ(bins[1].pairs.value, 20);
}

TEST(SimilarityDistribution, counts_pairs_of_empty_and_other_documents_that_take_part) {
  std::vector<std::string> texts = test::drifting_texts(3, 10, 20);
  for (int i = 0; i < 5; ++i) texts.insert(texts.begin() + i * 7, "");
  const auto run = run_on(test::corpus_of(texts), {"shingles.keep_empty=keep", "verify.threshold=0.5"});
  const auto surveyed = value_of(survey(*run, 0.3, {}));
  std::vector<double> exact(20);
  const auto all = all_pairs_of(*run);
  for (const ExactPair& pair : all) ++exact[std::min(19, static_cast<int>(pair.jaccard * 20 + 1e-9))];
  EXPECT_EQ(all.size(), texts.size() * (texts.size() - 1) / 2);
  EXPECT_EQ(surveyed->distribution.all_pairs(), static_cast<double>(all.size()));
  EXPECT_TRUE(surveyed->distribution.histogram(20)[0].pairs.limits.contains(exact[0]));
  EXPECT_GE(surveyed->distribution.histogram(20)[0].pairs.limits.low, 5.0 * (texts.size() - 5));
}

TEST(Survey, limits_of_every_bin_cover_the_truth_over_samples) {
  const auto run = run_on(test::builtin_corpus(), {"sample.size=1500", "verify.threshold=0.5"});
  const std::vector<double> exact = test::pairs_of_bins(*run, 25);
  const auto held = test::bins_held(*run, 0.4, exact, 1, 100, 2'000);
  // If each is covered with probability 0.95, fewer than 88 of 100 have a probability of 0.002.
  for (std::size_t at = 0; at < 10; ++at) EXPECT_GE(held[at].inside, 88) << at / 25.0 << ": " << exact[at] << " pairs";
}

TEST(Survey, refuses_a_floor_above_the_threshold) {
  const auto run = run_on(test::builtin_corpus(), {"sample.size=100", "verify.threshold=0.5"});
  EXPECT_EQ(survey(*run, 0.6, {}).error().code, ErrorCode::bad_usage);
}

}  // namespace
}  // namespace lookalike
