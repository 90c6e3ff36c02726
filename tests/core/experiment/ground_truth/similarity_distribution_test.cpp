#include "core/experiment/ground_truth/similarity_distribution.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

using test::all_pairs_of;
using test::run_on;
using test::value_of;

std::shared_ptr<const DuplicateGroups> groups_of(const std::vector<std::string>& texts) {
  return test::shingle(texts, test::words(1)).groups;
}

/// A truth about single documents 0, 1, 2, ...: one pair (0, i) a similarity.
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

/// So many pairs, of which some were drawn, each as likely as the others.
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

TEST(SimilarityDistribution, weighs_strata_by_their_size_and_leaves_out_draws_above_the_floor) {
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
  EXPECT_GT(bins[4].pairs.limits.high, 0);  // nothing seen is not nothing there
}

TEST(SimilarityDistribution, cuts_the_bin_that_holds_the_floor) {
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

TEST(Survey, estimates_the_pairs_below_the_floor_within_their_limits) {
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

TEST(Survey, refuses_a_floor_above_the_threshold) {
  const auto run = run_on(test::builtin_corpus(), {"sample.size=100", "verify.threshold=0.5"});
  EXPECT_EQ(survey(*run, 0.6, {}).error().code, ErrorCode::bad_usage);
}

}  // namespace
}  // namespace lookalike
