// Compares printed limits with results measured over seeds: the quick part of packaging/audit.

#include <gtest/gtest.h>

#include <cmath>

#include "core/experiment/forecast/banding_suggestion.h"
#include "core/experiment/forecast/forecast.h"
#include "tests/core/experiment/studied.h"
#include "tests/support/limit_audit.h"

namespace lookalike {
namespace {

using test::recipe_with;
using test::value_of;

constexpr int kSeeds = 26;
constexpr double kFewest = 0.79;  // of 25: fewer lie inside once in a thousand times if 95 % do

struct Case {
  const char* corpus;
  std::vector<std::string> settings;
  std::optional<double> floor;
};

class Limits : public testing::TestWithParam<Case> {};

TEST_P(Limits, hold_for_95_of_100_seeds) {
  const auto& [name, settings, floor] = GetParam();
  const auto path = std::string(name) == "builtin" ? std::optional<std::string>(name) : test::real_data(name);
  if (!path) GTEST_SKIP() << "LOOKALIKE_DATA is not set";
  const auto held = test::hold_limits(test::load(*path), recipe_with(settings), floor, kSeeds);
  EXPECT_GE(held.candidates.share(), kFewest);
  EXPECT_GE(held.passed.share(), kFewest);
  EXPECT_GE(held.missed.share(), kFewest);
  // Bins of one seed are not independent of each other.
  EXPECT_GE(held.low_circles.share(), 0.85);
  EXPECT_GE(held.high_circles.share(), 0.85);
  EXPECT_LT(held.width, 0.5) << "the limits are too wide to be useful";
}

INSTANTIATE_TEST_SUITE_P(Audited, Limits,
                         testing::Values(Case{"builtin", {"lsh.buckets=2000"}, {}},
                                         Case{"builtin", {"verify.by=signature"}, {}},
                                         Case{"builtin", {"verify.prefix=3"}, {}}, Case{"builtin", {}, 0.8},
                                         Case{"reuters21578.tar.gz", {}, {}}, Case{"reuters21578.tar.gz", {}, 0.8},
                                         Case{"newsgroups/sci-train.tar.gz", {"lsh.buckets=20000"}, {}}));

// With short shingles, whole buckets of dissimilar pairs become candidates.
TEST(RoughLimits, are_reported_only_if_whole_buckets_come_and_go) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto corpus = test::load(*path);
  const auto long_shingles = test::hold_limits(corpus, recipe_with({}), {}, 2);
  EXPECT_EQ(long_shingles.rough.inside, 0);
  const auto short_ones = test::hold_limits(corpus, recipe_with({"shingles.unit=character", "shingles.k=5"}), {}, 2);
  EXPECT_EQ(short_ones.rough.inside, 1);
}

TEST(RoughLimits, are_explained_in_a_sentence) {
  Forecast forecast;
  EXPECT_EQ(rough_sentence(forecast), "");
  forecast.rough = true;
  EXPECT_NE(rough_sentence(forecast).find("rough"), std::string::npos);
}

// If pairs with a predicted probability near 1 were all found, the limits must be narrow: the scatter of the few pairs
// that the draws miss must not be compared with a probability near 0.
TEST(MeasuredLimits, are_narrow_if_all_pairs_were_found_almost_certainly) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto run = test::run_on(test::load(*path), {});
  const auto found = value_of(summary_of(run, value_of(survey(*run, 0.3, {})), {}));
  int looked_at = 0;
  for (const CurveBin& bin : found->curve) {
    if (bin.from < 0.79 || bin.candidates < bin.pairs) continue;
    ++looked_at;
    const double wilson = bin.independent / (bin.independent + 1.96 * 1.96);  // of as many trials that all succeed
    EXPECT_GT(bin.candidate_share.low, wilson - 0.1) << bin.from << ", " << bin.independent << " pairs";
  }
  EXPECT_GE(looked_at, 3) << "otherwise this proves nothing";
}

// 1 band of 128 rows keeps a pair of similarity 0.9 once in 700,000 tries, and finds every copy.
TEST(SuggestBanding, does_not_credit_lsh_with_finding_copies) {
  LOOKALIKE_NEEDS_DATA(path, "reviews/kindle-device-15728.csv.gz");
  Engine engine(test::load(*path));
  const auto run = value_of(engine.run(recipe_with({"verify.threshold=0.8"}), {}));
  const auto surveyed = value_of(survey(*run, {}, {}));
  const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution);
  const auto suggestion = value_of(suggest_banding(forecaster, {.threshold = 0.8, .recall = 0.95, .hashes = 128}, {}));
  ASSERT_TRUE(suggestion.reached) << suggestion.sentence;
  const auto& [bands, rows, buckets] = suggestion.forecast.lsh;
  EXPECT_GE(1 - std::pow(1 - std::pow(0.8, rows), bands), 0.5);
  EXPECT_GE(1 - std::pow(1 - std::pow(0.9, rows), bands), 0.95);
  EXPECT_LT(suggestion.forecast.different(), 0.01 * suggestion.forecast.identical);
}

TEST(SuggestBanding, finds_half_of_the_pairs_at_the_threshold_by_default) {
  const auto run = test::run_on(test::builtin_corpus(), {"verify.threshold=0.5"});
  const auto surveyed = value_of(survey(*run, 0.2, {}));
  const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution);
  for (const double least : {0.0, 0.5, 0.9}) {
    const auto suggestion = value_of(
        suggest_banding(forecaster, {.threshold = 0.5, .recall = 0.6, .at_threshold = least, .hashes = 100}, {}));
    const auto& [bands, rows, buckets] = suggestion.forecast.lsh;
    EXPECT_GE(1 - std::pow(1 - std::pow(0.5, rows), bands), least);
    EXPECT_NEAR(suggestion.forecast.at_threshold, 1 - std::pow(1 - std::pow(0.5, rows), bands), 1e-12);
  }
}

// Each pair of the corpus is in the sample with probability 1 / pairs_for_one().
TEST(SampleScope, predicts_the_pairs_of_the_whole_corpus_within_its_limits) {
  constexpr int kSamples = 60;
  const auto corpus = test::builtin_corpus();
  const auto whole = test::run_on(corpus, {"verify.threshold=0.5"});
  const auto truth = value_of(find_truth(*whole, 0.5, {}));
  double different = 0;
  for (const ExactPair& pair : truth->pairs) different += static_cast<double>(truth->weight(pair));
  Engine engine(corpus);
  int inside = 0;
  double mean = 0;
  for (int seed = 0; seed < kSamples; ++seed) {
    const auto run = value_of(engine.run(
        recipe_with({"verify.threshold=0.5", "sample.size=1500", "sample.seed=" + std::to_string(seed)}), {}));
    const SampleScope scope = SampleScope::of_run(*run);
    EXPECT_EQ(scope.documents, 1500);
    EXPECT_EQ(scope.of, corpus->size());
    const Estimate estimate = different_pairs_of_corpus(*value_of(find_truth(*run, 0.5, {})), 0.5, scope);
    inside += estimate.limits.contains(different);
    mean += estimate.value / kSamples;
  }
  EXPECT_GE(inside, 51);  // if 95 % lie inside, fewer happen once in 1,000
  EXPECT_NEAR(mean, different, 0.1 * different);
  EXPECT_EQ(scope_sentence(SampleScope::of_run(*whole), {}), "");
}

// Three of eight samples of 2,000 reached 0.84 to 0.91 when 0.95 was asked.
TEST(SuggestBanding, on_samples_keeps_its_promise_for_the_whole_corpus) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto corpus = test::load(*path);
  const auto whole = test::run_on(corpus, {});
  const auto truth = value_of(find_truth(*whole, 0.8, {}));
  Engine engine(corpus);
  for (int seed = 0; seed < 12; ++seed) {
    const auto run = value_of(engine.run(recipe_with({"sample.size=2000", "sample.seed=" + std::to_string(seed)}), {}));
    const auto surveyed = value_of(survey(*run, {}, {}));
    const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution,
                                SampleScope::of_run(*run).share());
    const auto suggestion =
        value_of(suggest_banding(forecaster, {.threshold = 0.8, .recall = 0.95, .hashes = 100}, {}));
    double found = 0, pairs = 0;
    for (const ExactPair& pair : truth->pairs) {
      const auto& [bands, rows, buckets] = suggestion.forecast.lsh;
      found += static_cast<double>(truth->weight(pair)) * (1 - std::pow(1 - std::pow(pair.jaccard, rows), bands));
      pairs += static_cast<double>(truth->weight(pair));
    }
    EXPECT_GE(found / pairs, 0.93) << "sample " << seed << ": " << suggestion.sentence;
  }
}

}  // namespace
}  // namespace lookalike
