#include "core/experiment/evaluation/evaluation.h"

#include <gmock/gmock.h>

#include <cmath>

#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

using test::builtin_corpus;
using test::recipe_with;
using test::value_of;

constexpr int kSeeds = 24;
constexpr std::size_t kSteps = 20;

struct Mean {
  double sum = 0, squares = 0;
  int count = 0;
  void add(double x) {
    sum += x;
    squares += x * x;
    ++count;
  }
  double value() const { return sum / count; }
  double error() const { return std::sqrt(std::max(0.0, squares / count - value() * value()) / (count - 1)); }
};

/// Share of passed pairs in each bin, averaged over seeds, and the mean of `theory` over the bin's pairs.
struct Point {
  Mean share;
  double theory = 0;
};

template <typename Theory>
std::vector<Point> measure(const std::vector<std::string>& settings, const Theory& theory) {
  Engine engine(builtin_corpus());
  std::vector<Point> points;
  std::shared_ptr<const GroundTruth> truth;
  for (int seed = 1; seed <= kSeeds; ++seed) {
    Recipe recipe = recipe_with(settings);
    recipe.sketch.seed = static_cast<std::uint64_t>(seed);
    const auto run = value_of(engine.run(recipe, {}));
    if (!truth) truth = value_of(find_truth(*run, 0.1, {}));
    const auto bins = value_of(measured_curve(*run, *truth, kSteps, {}));
    points.resize(bins.size());
    for (std::size_t i = 0; i < bins.size(); ++i)
      if (bins[i].pairs) points[i].share.add(static_cast<double>(bins[i].passed) / static_cast<double>(bins[i].pairs));
  }
  std::vector<double> pairs(points.size());
  const auto add = [&](double s, double weight) {
    const auto bin = std::min(static_cast<std::size_t>(s * kSteps + 1e-9) - 2, points.size() - 1);
    points[bin].theory += weight * theory(s);
    pairs[bin] += weight;
  };
  for (const ExactPair& pair : truth->pairs) add(pair.jaccard, static_cast<double>(truth->weight(pair)));
  add(1, static_cast<double>(truth->equal_pairs));
  for (std::size_t i = 0; i < points.size(); ++i)
    if (pairs[i] > 0) points[i].theory /= pairs[i];
  return points;
}

// Four standard errors over seeds, and a floor if no seed found a pair at all.
void expect_on_theory(const std::vector<Point>& points) {
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (points[i].share.count == 0) continue;
    EXPECT_NEAR(points[i].share.value(), points[i].theory, 4 * points[i].share.error() + 0.002) << "bin " << i;
  }
}

class MeasuredCurve : public testing::TestWithParam<std::pair<int, int>> {};

TEST_P(MeasuredCurve, matches_theory_averaged_over_seeds) {
  const auto [b, r] = GetParam();
  const auto theory = [b = b, r = r](double s) { return 1 - std::pow(1 - std::pow(s, r), b); };
  const auto points = measure({"lsh.bands=" + std::to_string(b), "lsh.rows=" + std::to_string(r)}, theory);
  EXPECT_EQ(points.size(), 18u);  // from 0.1
  expect_on_theory(points);
}

INSTANTIATE_TEST_SUITE_P(bands_and_rows, MeasuredCurve,
                         testing::Values(std::pair{20, 5}, std::pair{50, 2}, std::pair{10, 10}, std::pair{33, 3},
                                         std::pair{5, 20}),
                         [](const auto& info) {
                           return std::to_string(info.param.first) + "x" + std::to_string(info.param.second);
                         });

TEST(MeasuredCurveWithPrefix, falls_to_the_prefix_alone_when_it_covers_a_band) {
  expect_on_theory(measure({"verify.prefix=5"}, [](double s) { return std::pow(s, 5); }));
}

TEST(MeasuredCurveBins, have_every_pair_of_the_truth_and_limits_around_the_share) {
  const auto run = test::run_on(builtin_corpus(), {"verify.threshold=0.5"});
  const auto truth = value_of(find_truth(*run, 0.33, {}));
  const auto bins = value_of(measured_curve(*run, *truth, 10, {}));
  ASSERT_EQ(bins.size(), 7u);
  EXPECT_EQ(bins.front().from, 0.33);
  EXPECT_EQ(bins.front().to, 0.4);
  EXPECT_EQ(bins.back().to, 1);
  std::uint64_t pairs = 0, expected = truth->equal_pairs;
  for (const ExactPair& pair : truth->pairs) expected += truth->weight(pair);
  for (const CurveBin& bin : bins) {
    pairs += bin.pairs;
    EXPECT_LE(bin.candidates, bin.pairs);
    EXPECT_LE(bin.passed, bin.candidates);
    EXPECT_LE(bin.accepted, bin.passed);
    EXPECT_LE(bin.independent, static_cast<double>(bin.pairs) + 1e-9);
    EXPECT_TRUE(bin.candidate_share.contains(bin.share(bin.candidates)));
  }
  EXPECT_EQ(pairs, expected);
  EXPECT_EQ(bins.back().from, 0.9);
}

TEST(MeasuredCurveBins, leave_no_gap_where_there_are_no_pairs) {
  const auto run = test::run_on(test::corpus_of({"a b c d", "a b c d", "x y z w"}), {});
  const auto truth = value_of(find_truth(*run, 0.5, {}));
  const auto bins = value_of(measured_curve(*run, *truth, 20, {}));
  ASSERT_EQ(bins.size(), 10u);
  for (std::size_t i = 1; i < bins.size(); ++i) EXPECT_EQ(bins[i].from, bins[i - 1].to);
  EXPECT_EQ(bins.back().pairs, 1);
  EXPECT_EQ(bins.back().accepted, 1);
  // Documents with equal sets are always found: they count in no share and have no limits.
  EXPECT_EQ(bins.back().identical, 1);
  EXPECT_EQ(bins.back().different(), 0);
  EXPECT_EQ(bins.back().share(bins.back().passed), 1);
  EXPECT_EQ(bins.back().passed_share.low, 1);
}

}  // namespace
}  // namespace lookalike
