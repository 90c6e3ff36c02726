#include "core/experiment/forecast/forecast.h"

#include <gmock/gmock.h>

#include <atomic>
#include <cmath>
#include <stop_token>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/forecast/banding_suggestion.h"
#include "core/experiment/ground_truth/survey.h"
#include "tests/core/experiment/studied.h"
#include "tests/support/coverage_cases.h"

namespace lookalike {
namespace {

using test::builtin_corpus;
using test::exactly;
using test::recipe_with;
using test::value_of;

constexpr int kSeeds = 20;

/// A corpus's engine and survey at one threshold, and what runs with fresh seeds actually find.
class Studied {
 public:
  explicit Studied(std::vector<std::string> settings, std::shared_ptr<const Corpus> corpus = builtin_corpus())
      : recipe_(recipe_with(settings)), engine_(std::move(corpus)) {
    run_ = value_of(engine_.run(recipe_, {}));
    survey_ = value_of(survey(*run_, std::min(0.2, recipe_.verify.threshold), {}));
    forecaster_.emplace(run_->signatures, *survey_->truth, survey_->distribution);
  }

  const Forecaster& forecaster() const { return *forecaster_; }

  struct Measured {
    double candidates, passed, recall;
  };
  Measured measure(const LshOptions& lsh, std::uint32_t hashes, int fresh) {
    Recipe recipe = recipe_;
    recipe.lsh = lsh;
    recipe.sketch.hashes = hashes;
    recipe.sketch.seed = 1000 + static_cast<std::uint64_t>(fresh);
    const auto run = value_of(engine_.run(recipe, {}));
    const Confusion counts = value_of(evaluate(*run, *survey_->truth, {}));
    return {static_cast<double>(run->report.counts.candidates), static_cast<double>(run->report.counts.passed),
            counts.recall().value_or(1)};
  }

 private:
  Recipe recipe_;
  Engine engine_;
  std::shared_ptr<const RunResult> run_;
  std::shared_ptr<const Survey> survey_;
  std::optional<Forecaster> forecaster_;
};

/// Stops the work after this many reports.
struct StopsAfter final : ProgressSink {
  explicit StopsAfter(int count) : reports(count) {}
  void report(const char*, double) noexcept override {
    if (--reports == 0) stop.request_stop();
  }
  std::atomic<int> reports;
  std::stop_source stop;
};

TEST(Forecast, is_the_sum_of_the_curve_over_all_pairs) {
  const auto run = test::run_on(builtin_corpus(), {"sample.size=800", "verify.threshold=0.6"});
  const auto surveyed = value_of(survey(*run, 0.2, {}));
  const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution);
  const auto pairs = test::all_pairs_of(*run);
  for (const auto& [b, r] : {std::pair{20, 5}, std::pair{10, 10}, std::pair{40, 3}}) {
    double candidates = 0, missed = 0, similar = 0, identical = 0;
    for (const ExactPair& pair : pairs) {
      const double p = 1 - std::pow(1 - std::pow(pair.jaccard, r), b);
      candidates += p;
      if (pair.jaccard < 0.6) continue;
      missed += 1 - p;
      ++similar;
      identical += pair.jaccard == 1;
    }
    const LshOptions lsh{static_cast<std::uint32_t>(b), static_cast<std::uint32_t>(r), 0};
    const Forecast forecast = value_of(forecaster.forecast(exactly(lsh, 0, 0.6), {}));
    EXPECT_EQ(forecast.similar, similar);
    EXPECT_NEAR(forecast.candidates.value, candidates, 0.02 * candidates + 1) << b << "x" << r;
    EXPECT_NEAR(forecast.missed.value, missed, 0.01 * missed + 1e-6) << b << "x" << r;
    EXPECT_EQ(forecast.identical, identical);
    EXPECT_NEAR(forecast.recall.value, 1 - missed / (similar - identical), 1e-3);
  }
}

TEST(Forecast, limits_cover_the_results_of_fresh_seeds) {
  Studied studied({"verify.threshold=0.6"});
  for (const LshOptions& lsh : {LshOptions{20, 5, 0}, LshOptions{10, 10, 0}, LshOptions{32, 3, 0}}) {
    const Forecast forecast = value_of(studied.forecaster().forecast(exactly(lsh, 0, 0.6), {}));
    int candidates_inside = 0, recall_inside = 0;
    for (int seed = 0; seed < kSeeds; ++seed) {
      const auto measured = studied.measure(lsh, 100, seed);
      candidates_inside += forecast.candidates.limits.contains(measured.candidates);
      recall_inside += forecast.recall.limits.contains(measured.recall);
    }
    // If each lies inside with probability 95 %, fewer than 16 of 20 have a probability below 0.003; seeds that make
    // boilerplate collide as a whole are rarer than the limits assume.
    EXPECT_GE(candidates_inside, 16) << lsh.bands << "x" << lsh.rows;
    EXPECT_GE(recall_inside, 16) << lsh.bands << "x" << lsh.rows;
  }
}

TEST(Forecast, limits_cover_the_results_if_hardly_a_miss_is_expected) {
  int few = 0;
  for (const LshOptions& lsh :
       {LshOptions{8, 8, 0}, {9, 8, 0}, {10, 8, 0}, {15, 5, 0}, {20, 5, 0}, {22, 5, 0}, {14, 4, 0}}) {
    for (const double threshold : {0.65, 0.75, 0.85}) {
      const auto [expected, held] = test::few_misses(lsh, threshold, 400);
      few += expected > 0.03 && expected < 0.4;
      // If each is covered with probability 0.95, fewer than 367 of 400 have a probability of 0.002.
      EXPECT_GE(held.inside, 367) << lsh.bands << " x " << lsh.rows << " from " << threshold << ": " << expected;
    }
  }
  EXPECT_GE(few, 5);
}

TEST(Forecast, limits_cover_the_results_with_a_first_m_check_too) {
  Studied studied({"verify.threshold=0.6", "verify.prefix=5"});
  const Forecast forecast = value_of(studied.forecaster().forecast(exactly({20, 5, 0}, 5, 0.6), {}));
  int passed_inside = 0, recall_inside = 0;
  for (int seed = 0; seed < kSeeds; ++seed) {
    const auto measured = studied.measure({20, 5, 0}, 100, seed);
    passed_inside += forecast.passed.limits.contains(measured.passed);
    recall_inside += forecast.recall.limits.contains(measured.recall);
  }
  EXPECT_GE(passed_inside, 16);
  EXPECT_GE(recall_inside, 16);
}

struct Goal {
  double threshold, recall;
  std::uint32_t hashes;
};

class SuggestBanding : public testing::TestWithParam<Goal> {};

TEST_P(SuggestBanding, keeps_its_promise_on_fresh_seeds) {
  const auto [threshold, recall, hashes] = GetParam();
  Studied studied({"verify.threshold=" + std::to_string(threshold)});
  const BandingGoal goal{.threshold = threshold, .recall = recall, .hashes = hashes};
  const auto suggestion = value_of(suggest_banding(studied.forecaster(), goal, {}));
  ASSERT_TRUE(suggestion.reached) << suggestion.sentence;
  const LshOptions& lsh = suggestion.forecast.lsh;
  EXPECT_LE(lsh.bands * lsh.rows, suggestion.hashes);
  if (hashes) {
    EXPECT_EQ(suggestion.hashes, hashes);
  }
  int recall_reached = 0, candidates_inside = 0;
  for (int seed = 0; seed < kSeeds; ++seed) {
    const auto measured = studied.measure(lsh, suggestion.hashes, seed);
    recall_reached += measured.recall >= recall;
    candidates_inside += suggestion.forecast.candidates.limits.contains(measured.candidates);
  }
  EXPECT_GE(recall_reached, 16) << suggestion.sentence;
  EXPECT_GE(candidates_inside, 16) << suggestion.sentence;
}

INSTANTIATE_TEST_SUITE_P(goals, SuggestBanding,
                         testing::Values(Goal{0.8, 0.95, 128}, Goal{0.5, 0.9, 100}, Goal{0.7, 0.99, 0},
                                         Goal{0.5, 0.95, 0}));

TEST(SuggestBanding, no_cheaper_setting_is_expected_to_reach_the_goal) {
  Studied studied({"verify.threshold=0.6"});
  const auto suggestion =
      value_of(suggest_banding(studied.forecaster(), {.threshold = 0.6, .recall = 0.9, .hashes = 60}, {}));
  ASSERT_TRUE(suggestion.reached);
  for (std::uint32_t r = 1; r <= 60; ++r)
    for (std::uint32_t b = 1; b * r <= 60; ++b) {
      const Forecast other = value_of(studied.forecaster().forecast_recall(exactly({b, r, 0}, 0, 0.6), {}));
      if (other.recall.limits.low >= 0.9) {
        EXPECT_GE(other.candidates.value, suggestion.forecast.candidates.value) << b << "x" << r;
      }
    }
}

TEST(SuggestBanding, says_so_if_no_setting_reaches_the_goal) {
  Studied studied({"verify.threshold=0.5"});
  const auto suggestion =
      value_of(suggest_banding(studied.forecaster(), {.threshold = 0.5, .recall = 0.999, .hashes = 3}, {}));
  EXPECT_FALSE(suggestion.reached);
  EXPECT_EQ(suggestion.forecast.lsh, (LshOptions{3, 1, 0}));  // the loosest setting
  EXPECT_NE(suggestion.sentence.find("No b and r with n = 3"), std::string::npos) << suggestion.sentence;
}

TEST(SuggestBanding, respects_the_limit_that_a_first_m_check_sets) {
  Studied studied({"verify.threshold=0.6", "verify.prefix=5"});
  const auto suggestion =
      value_of(suggest_banding(studied.forecaster(), {.threshold = 0.6, .recall = 0.95, .prefix = 5}, {}));
  EXPECT_FALSE(suggestion.reached);
  EXPECT_NE(suggestion.sentence.find("first-m check"), std::string::npos) << suggestion.sentence;
}

TEST(SuggestBanding, uses_the_curve_if_too_few_pairs_are_that_similar) {
  const auto corpus = test::corpus_of({"a b c d e f g h", "i j k l m n o p", "q r s t u v w x"});
  Studied studied({"verify.threshold=0.8"}, corpus);
  const auto suggestion = value_of(suggest_banding(studied.forecaster(), {.threshold = 0.8, .recall = 0.95}, {}));
  ASSERT_TRUE(suggestion.reached);
  const LshOptions& lsh = suggestion.forecast.lsh;
  double recall = 0;
  for (int i = 0; i < 1000; ++i)
    recall += (1 - std::pow(1 - std::pow(0.8 + 0.2 * (i + 0.5) / 1000, lsh.rows), lsh.bands)) / 1000;
  EXPECT_GE(recall, 0.95 - 1e-6);
  EXPECT_GE(1 - std::pow(1 - std::pow(0.8, lsh.rows), lsh.bands), 0.5);
  EXPECT_TRUE(suggestion.forecast.by_curve);
  EXPECT_NE(suggestion.sentence.find("This corpus has too few pairs"), std::string::npos) << suggestion.sentence;
}

TEST(SuggestBanding, refuses_invalid_goals) {
  Studied studied({"sample.size=50"});
  for (const double recall : {0.0, 1.0, -1.0, 2.0, std::nan("")})
    EXPECT_EQ(suggest_banding(studied.forecaster(), {.threshold = 0.8, .recall = recall}, {}).error().code,
              ErrorCode::bad_usage);
  EXPECT_EQ(suggest_banding(studied.forecaster(), {.threshold = 1.2, .recall = 0.9}, {}).error().code,
            ErrorCode::bad_usage);
}

TEST(Forecast, does_not_depend_on_earlier_requests) {
  const auto run = test::run_on(builtin_corpus(), {"sample.size=400", "verify.threshold=0.5"});
  const auto surveyed = value_of(survey(*run, 0.3, {}));
  const Forecaster asked(run->signatures, *surveyed->truth, surveyed->distribution);
  for (int reports = 1; reports < 8; ++reports) {  // cancels at different stages
    StopsAfter sink(reports);
    ProgressRoot root(sink, sink.stop.get_token());
    (void)asked.forecast(exactly({20, 5, 0}, 3, 0.5), root.progress());
  }
  (void)value_of(asked.forecast(exactly({10, 5, 0}, 0, 0.7), {}));
  (void)value_of(asked.forecast(exactly({20, 5, 0}, 3, 0.6), {}));
  const Forecaster fresh(run->signatures, *surveyed->truth, surveyed->distribution);
  const Forecast again = value_of(asked.forecast(exactly({20, 5, 0}, 3, 0.5), {}));
  const Forecast alone = value_of(fresh.forecast(exactly({20, 5, 0}, 3, 0.5), {}));
  for (const auto estimate :
       {&Forecast::candidates, &Forecast::passed, &Forecast::missed, &Forecast::recall, &Forecast::prefix_loss}) {
    EXPECT_EQ((again.*estimate).limits.low, (alone.*estimate).limits.low);
    EXPECT_EQ((again.*estimate).limits.high, (alone.*estimate).limits.high);
  }
  EXPECT_GT(alone.passed.limits.high, alone.passed.limits.low);
}

// A bucket of unlike texts comes and goes with the seed, so the scatter alone would allow no candidates at all.
TEST(Forecast, expects_at_least_the_similar_pairs_found_among_the_candidates) {
  const auto run = test::run_on(test::builtin_corpus(), {"shingles.k=2", "verify.threshold=0.5"});
  const auto surveyed = value_of(survey(*run, {}, {}));
  const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution);
  const Forecast forecast = value_of(forecaster.forecast({{23, 4, 0}, run->recipe.verify, 100}, {}));
  EXPECT_GE(forecast.candidates.limits.low, forecast.similar - forecast.missed.limits.high);
  EXPECT_GT(forecast.candidates.limits.low, 1'000);
  EXPECT_LE(forecast.candidates.limits.low, forecast.candidates.value);
}

}  // namespace
}  // namespace lookalike
