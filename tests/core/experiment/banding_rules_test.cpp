#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "core/experiment/forecast/banding_suggestion.h"
#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

using test::builtin_corpus;
using test::recipe_with;
using test::value_of;
using testing::HasSubstr;

/// A corpus with 128 values per document, and its surveyed pairs.
class BandingRules : public testing::Test {
 protected:
  static BandingGoal goal(BandingBy by) {
    BandingGoal goal;
    goal.threshold = 0.7;
    goal.hashes = 128;
    goal.by = by;
    return goal;
  }
  Result<BandingSuggestion> suggest(const BandingGoal& goal) { return suggest_banding(forecaster, goal, {}); }

  Engine engine{builtin_corpus()};
  std::shared_ptr<const RunResult> run =
      value_of(engine.run(recipe_with({"sample.size=1500", "sketch.hashes=128", "verify.threshold=0.7"}), {}));
  std::shared_ptr<const Survey> surveyed = value_of(survey(*run, 0.3, {}));
  Forecaster forecaster{run->signatures, *surveyed->truth, surveyed->distribution};
};

// Its limits come from hash functions of the ground truth, not from those of the run.
TEST(BandingSuggestion, is_the_same_after_a_run_with_other_hash_functions) {
  BandingGoal goal;
  goal.threshold = 0.7;
  std::vector<BandingSuggestion> suggested;
  for (const std::vector<std::string>& sketch :
       {std::vector<std::string>{"sketch.hashes=120"}, {"sketch.hashes=200", "sketch.seed=7"}}) {
    Recipe recipe = recipe_with({"sample.size=1500", "verify.threshold=0.7"});
    for (const std::string& setting : sketch) ASSERT_EQ(apply_setting(recipe, setting), std::nullopt);
    const auto run = value_of(Engine(builtin_corpus()).run(recipe, {}));
    const auto surveyed = value_of(survey(*run, 0.3, {}));
    const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution);
    suggested.push_back(value_of(suggest_banding(forecaster, goal, {})));
  }
  EXPECT_TRUE(suggested[0].reached);
  EXPECT_EQ(suggested[0].hashes, suggested[1].hashes);
  EXPECT_EQ(suggested[0].forecast.lsh, suggested[1].forecast.lsh);
  EXPECT_EQ(suggested[0].forecast.recall.limits.low, suggested[1].forecast.recall.limits.low);
}

double chance(double s, std::uint32_t bands, std::uint32_t rows) {
  return 1 - std::pow(1 - std::pow(s, rows), bands);
}

/// The midpoint rule, independent of the program's implementation.
double area(double from, double to, const std::function<double(double)>& height) {
  constexpr int kSteps = 2'000;
  double sum = 0;
  for (int i = 0; i < kSteps; ++i) sum += height(from + (to - from) * (i + 0.5) / kSteps);
  return sum * (to - from) / kSteps;
}

TEST_F(BandingRules, nearest_takes_the_divisors_with_the_nearest_threshold) {
  LshOptions best;
  double nearest = 1;
  for (std::uint32_t b = 1; b <= 128; b *= 2)
    if (const double off = std::abs(std::pow(1.0 / b, b / 128.0) - 0.7); off < nearest)
      nearest = off, best = {b, 128 / b, 0};
  const auto suggestion = value_of(suggest(goal(BandingBy::nearest)));
  EXPECT_EQ(suggestion.forecast.lsh, best);
  EXPECT_EQ(suggestion.hashes, 128U);
  EXPECT_THAT(suggestion.sentence, HasSubstr("16 bands of 8 rows"));
  EXPECT_THAT(suggestion.sentence, HasSubstr("(1/b)^(1/r) = 0.707"));
}

TEST_F(BandingRules, areas_minimise_the_weighted_errors) {
  BandingGoal weighed = goal(BandingBy::areas);
  weighed.weight_false_positive = 0.2;
  weighed.weight_false_negative = 0.8;
  LshOptions best;
  double least = std::numeric_limits<double>::infinity();
  for (std::uint32_t b = 1; b <= 128; ++b)
    for (std::uint32_t r = 1; b * r <= 128; ++r) {
      const double cost = 0.2 * area(0, 0.7, [&](double s) { return chance(s, b, r); }) +
                          0.8 * area(0.7, 1, [&](double s) { return 1 - chance(s, b, r); });
      if (cost < least) least = cost, best = {b, r, 0};
    }
  EXPECT_EQ(value_of(suggest(weighed)).forecast.lsh, best);
}

// Computed from the curve over the corpus's own pairs.
TEST_F(BandingRules, state_the_expected_recall_on_this_corpus) {
  for (const BandingBy by : {BandingBy::nearest, BandingBy::areas}) {
    const auto suggestion = value_of(suggest(goal(by)));
    const auto& [bands, rows, buckets] = suggestion.forecast.lsh;
    double found = 0, pairs = 0;
    for (const ExactPair& pair : surveyed->truth->pairs) {
      if (pair.jaccard < 0.7) continue;
      const auto weight = static_cast<double>(surveyed->truth->weight(pair));
      found += weight * chance(pair.jaccard, bands, rows);
      pairs += weight;
    }
    ASSERT_GE(pairs, kFewestDifferentPairs);
    EXPECT_NEAR(suggestion.forecast.recall.value, found / pairs, 1e-9);
    EXPECT_EQ(suggestion.reached, false) << "a rule that ignores the corpus does not find 95 %";
    BandingGoal modest = goal(by);
    modest.recall = 0.3;
    modest.at_threshold = 0.1;
    EXPECT_TRUE(value_of(suggest(modest)).reached);
  }
}

TEST_F(BandingRules, need_n_and_valid_weights) {
  BandingGoal open = goal(BandingBy::nearest);
  open.hashes = 0;
  EXPECT_EQ(suggest(open).error().code, ErrorCode::bad_usage);
  for (const auto& [positive, negative] : {std::pair{-0.1, 1.0}, {0.0, 0.0}, {std::nan(""), 1.0}}) {
    BandingGoal odd = goal(BandingBy::areas);
    odd.weight_false_positive = positive;
    odd.weight_false_negative = negative;
    EXPECT_EQ(suggest(odd).error().code, ErrorCode::bad_usage);
  }
  BandingGoal filtered = goal(BandingBy::areas);
  filtered.prefix = 128;
  EXPECT_THAT(suggest(filtered).error().message, HasSubstr("first-m check is longer"));
}

// Wilson's 95 % interval for 25 of 29: (p + z^2/2n -+ z sqrt(p(1 - p)/n + z^2/4n^2)) / (1 + z^2/n) = 0.6944 and 0.9450.
TEST(FewPairs, are_stated_with_their_limits) {
  EXPECT_EQ(
      few_pairs_sentence(25.0 / 29, 29),
      "25 of 29 similar pairs of different documents found, 86.2 % (95 % limits: 69.4 to 94.5 %): too few to judge "
      "whether a goal is reached.");
  EXPECT_EQ(few_pairs_sentence(1, 1).find("1 of 1 similar pair of different documents found, 100.0 %"), 0U);
  EXPECT_EQ(few_pairs_sentence(0.9, 30), "");
  EXPECT_EQ(few_pairs_sentence(1, 0), "");
}

}  // namespace
}  // namespace lookalike
