#include "core/experiment/scale/scale_forecast.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/corpus/synthetic/generator.h"
#include "tests/core/experiment/studied.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using testing::HasSubstr;

std::shared_ptr<const RunResult> run_over(const std::shared_ptr<const Corpus>& corpus,
                                          const SampleOptions& sample = {}) {
  Recipe recipe;
  recipe.sample = sample;
  return Engine(corpus).run(recipe, {}).value();
}

ScaleForecast forecast(const RunResult& run, double documents, std::uint64_t machine = 0) {
  return forecast_scale(run, {documents, 1, machine}, {}).value();
}

std::shared_ptr<const Corpus> generated(std::uint64_t documents, std::uint64_t seed) {
  return generate_corpus({GeneratedKind::reviews, documents, seed}, {}, {}).value().corpus;
}

// Most families of the generator are small, some are large: pairs grow faster than documents.
TEST(ScaleForecast, counts_of_generated_reviews_lie_between_both_assumptions) {
  for (const std::uint64_t seed : {1u, 2u}) {
    const auto small = run_over(generated(10'000, seed));
    const auto large = run_over(generated(100'000, seed));
    const ScaleForecast told = forecast(*small, 100'000);
    const auto lies_between = [](const Growth& growth, std::uint64_t truth) {
      const auto count = static_cast<double>(truth);
      return growth.families.limits.low <= count && count <= growth.sampled.limits.high;
    };
    EXPECT_TRUE(lies_between(told.similar, large->report.counts.similar)) << large->report.counts.similar;
    EXPECT_TRUE(lies_between(told.candidates, large->report.counts.candidates)) << large->report.counts.candidates;
  }
}

TEST(ScaleForecast, pairs_of_halves_of_reuters_grow_with_the_square) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto corpus = test::load(*path);
  ASSERT_TRUE(corpus);
  const auto whole = run_over(corpus);
  int held = 0;
  constexpr int kHalves = 10;
  for (std::uint64_t seed = 1; seed <= kHalves; ++seed) {
    const auto half = run_over(corpus, {corpus->size() / 2, seed});
    const ScaleForecast told = forecast(*half, static_cast<double>(corpus->size()));
    held += told.similar.sampled.limits.contains(static_cast<double>(whole->report.counts.similar)) &&
            told.candidates.sampled.limits.contains(static_cast<double>(whole->report.counts.candidates));
  }
  EXPECT_GE(held, 8) << "of " << kHalves;
}

// With three pairs in a sample on average, the sample of every fifth seed has none or one.
TEST(ScaleForecast, limits_hold_where_a_sample_has_few_pairs) {
  std::vector<std::string> texts;
  constexpr int kPairs = 50, kDocuments = 1'600, kSample = 400;
  for (int i = 0; i < kDocuments; ++i) {
    const int text = i < 2 * kPairs ? i / 2 : i;
    std::string words;
    for (int word = 0; word < 8; ++word) words += "t" + std::to_string(text) + "w" + std::to_string(word) + ' ';
    texts.push_back(words);
  }
  const auto corpus = test::corpus_of(texts);
  constexpr int kSeeds = 60, kHeld = 54;  // 95 % of them are 57, standard deviation 1.7
  int held = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
    held += forecast(*run_over(corpus, {kSample, seed}), kDocuments).similar.sampled.limits.contains(kPairs);
  EXPECT_GE(held, kHeld);
}

TEST(ScaleForecast, limits_hold_for_small_samples_of_reuters) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto corpus = test::load(*path);
  ASSERT_TRUE(corpus);
  const auto whole = run_over(corpus);
  int similar = 0, candidates = 0;
  constexpr int kSeeds = 36, kHeld = 31;  // 95 % of them are 34, standard deviation 1.3
  for (std::uint64_t seed = 13; seed < 13 + kSeeds; ++seed) {
    const ScaleForecast told = forecast(*run_over(corpus, {2'000, seed}), static_cast<double>(corpus->size()));
    similar += told.similar.sampled.limits.contains(static_cast<double>(whole->report.counts.similar));
    candidates += told.candidates.sampled.limits.contains(static_cast<double>(whole->report.counts.candidates));
  }
  EXPECT_GE(similar, kHeld);
  EXPECT_GE(candidates, kHeld);
}

/// Two families: three copies, and two texts of three words of four.
std::shared_ptr<const RunResult> small_run() {
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.lsh = {50, 2, 0};
  recipe.verify.threshold = 0.5;
  return Engine(test::corpus_of({"a b c d", "a b c d", "a b c d", "p q r s", "p q r t", "x y", "one two three"}))
      .run(recipe, {})
      .value();
}

TEST(ScaleForecast, counts_grow_according_to_each_assumption) {
  const auto run = small_run();
  ASSERT_EQ(run->report.counts.similar, 4u);
  const ScaleForecast told = forecast(*run, 70);
  EXPECT_DOUBLE_EQ(told.similar.now, 4);
  EXPECT_DOUBLE_EQ(told.similar.families.value, 40);
  EXPECT_DOUBLE_EQ(told.similar.sampled.value, 400);
  // Compound Poisson: groups of 3 pairs and of 1, those observed and those to come. A limit x is as far from 40 as
  // 1.96 deviations of a count that is x.
  const double variance = (9.0 + 1.0) * (100 + 10);
  for (const double x : {told.similar.families.limits.low, told.similar.families.limits.high})
    EXPECT_NEAR(std::abs(x - 40), 1.959963984540054 * std::sqrt(variance / 40 * x), 1e-9);
  EXPECT_DOUBLE_EQ(told.largest_bucket.now, 2) << "copies are sent once";
  EXPECT_DOUBLE_EQ(told.largest_bucket.families.value, 2);
  EXPECT_DOUBLE_EQ(told.largest_bucket.sampled.value, 20);
}

TEST(ScaleForecast, of_the_same_number_of_documents_equals_the_run) {
  const auto run = small_run();
  const ScaleForecast told = forecast(*run, 7);
  EXPECT_DOUBLE_EQ(told.similar.families.value, told.similar.now);
  EXPECT_DOUBLE_EQ(told.candidates.sampled.value, static_cast<double>(run->report.counts.candidates));
  EXPECT_GE(told.whole_bytes, static_cast<double>(run->report.cached.total()));
}

TEST(ScaleForecast, a_run_without_pairs_still_has_an_upper_limit) {
  const auto run = run_over(test::corpus_of({"a b c d e", "f g h i j", "k l m n o"}));
  const ScaleForecast told = forecast(*run, 30);
  EXPECT_DOUBLE_EQ(told.similar.sampled.value, 0);
  EXPECT_NEAR(told.similar.sampled.limits.high, 384, 1) << "3.84 is the score limit of a count of 0";
}

TEST(ScaleForecast, bytes_that_spark_sends_match_the_measurements) {
  const ScaleForecast told = forecast(*run_over(test::corpus_of({"a b c d e", "f g h i j"})), 1e9);
  ASSERT_EQ(told.shuffles.size(), 4u);
  EXPECT_DOUBLE_EQ(told.shuffles[1].low, 560e9) << "560 bytes a document for 20 bands";
}

TEST(ScaleForecast, says_if_a_machine_is_too_small) {
  const auto run = small_run();
  const ScaleForecast told = forecast(*run, 1e9, 8'000'000'000);
  EXPECT_TRUE(told.too_large_here());
  EXPECT_GT(told.fits_here, 1e6);
  EXPECT_GE(told.least_bytes, 8e9);
  EXPECT_FALSE(forecast(*run, 100, 8'000'000'000).too_large_here());
}

// The seconds of a few comparisons vary by a factor of ten.
TEST(ScaleForecast, hours_of_verification_do_not_depend_on_the_runs_seconds) {
  const auto run = small_run();
  RunResult slow = *run;
  slow.report.seconds.verify = 1e6;
  const ScaleForecast told = forecast(*run, 7e6);
  EXPECT_EQ(forecast(slow, 7e6).verifying_hours_high, told.verifying_hours_high);
  // The benchmark compares 1,013,050 pairs of 134 shingles a second; these documents have 25 in all.
  EXPECT_DOUBLE_EQ(told.verifying_hours_high, told.candidates.sampled.value * (25.0 / 7) / 134 / 1'013'050 / 3600);
}

TEST(ScaleForecast, says_if_candidates_were_not_scored) {
  const auto corpus = test::builtin_corpus();
  const auto told = [&](std::vector<std::string> settings) {
    return forecast(*test::run_on(corpus, settings), 1e9).unscored;
  };
  EXPECT_EQ(told({}), "");
  EXPECT_THAT(told({"verify.prefix=3"}), HasSubstr("first-m check"));
}

TEST(ScaleForecast, of_fewer_documents_is_refused) {
  EXPECT_EQ(forecast_scale(*small_run(), {6, 1, 0}, {}).error().code, ErrorCode::bad_usage);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(forecast_scale(*small_run(), {60, 1, 0}, Progress(stop.get_token())).error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
