#include "core/experiment/evaluation/band_ladder.h"

#include <gmock/gmock.h>

#include "core/experiment/evaluation/evaluation.h"
#include "tests/core/experiment/sweep_support.h"

namespace lookalike {
namespace {

using test::corpus_of_families;
using test::recipe_with;

constexpr std::uint32_t kHashes = 24;

struct Case {
  std::string name;
  Recipe recipe;
};

void PrintTo(const Case& c, std::ostream* out) {
  *out << c.name;
}

Recipe short_words(const std::vector<std::string>& settings) {
  Recipe recipe = recipe_with(settings);
  recipe.shingles.k = std::min(recipe.shingles.k, 2u);
  recipe.sketch.hashes = kHashes;
  return recipe;
}

Result<std::vector<BandStep>> climbed(const RunResult& run, std::uint32_t rows, std::uint32_t bands,
                                      const Progress& progress = {}) {
  std::vector<BandStep> steps;
  const auto done = climb_bands(run, rows, bands, progress, [&steps](const BandStep& step) -> Result<void> {
    steps.push_back(step);
    return {};
  });
  if (!done) return tl::unexpected(done.error());
  return steps;
}

class BandLadder : public testing::TestWithParam<Case> {};

// The ladder runs once for each row count, and every b * r <= n compared with its own run.
TEST_P(BandLadder, counts_the_same_as_a_run_of_every_setting) {
  Engine engine(corpus_of_families());
  Recipe recipe = GetParam().recipe;
  for (std::uint32_t rows = 1; rows <= kHashes; ++rows) {
    recipe.lsh.rows = rows;
    recipe.lsh.bands = kHashes / rows;
    const auto strictest = engine.run(recipe, {}).value();
    const auto truth = find_truth(*strictest, 0.3, {}).value();
    const auto steps = climbed(*strictest, rows, kHashes / rows).value();
    const auto judged =
        evaluate_bands(*strictest, true_pairs(*truth, recipe.verify.threshold), rows, kHashes / rows, {}).value();
    ASSERT_EQ(steps.size(), kHashes / rows);
    ASSERT_EQ(judged.size(), kHashes / rows);
    for (std::uint32_t bands = 1; bands <= kHashes / rows; ++bands) {
      recipe.lsh.bands = bands;
      if (!problems(recipe).empty()) continue;  // the prefix is longer than b * r
      const auto run = engine.run(recipe, {}).value();
      const RunCounts& counts = run->report.counts;
      SCOPED_TRACE(std::to_string(bands) + " x " + std::to_string(rows));
      EXPECT_EQ(steps[bands - 1].candidates, counts.candidates);
      EXPECT_EQ(steps[bands - 1].passed, counts.passed);
      EXPECT_EQ(steps[bands - 1].similar, counts.similar);
      EXPECT_EQ(steps[bands - 1].documents_with_match, counts.documents_with_match);
      Confusion expected = evaluate(*run, *truth, {}).value();
      expected.false_positives = 0;
      EXPECT_EQ(judged[bands - 1], expected);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Recipes, BandLadder,
    testing::Values(Case{"exact", short_words({"verify.threshold=0.5"})},
                    Case{"signature", short_words({"verify.by=signature", "verify.threshold=0.5"})},
                    Case{"none", short_words({"verify.by=none"})},
                    Case{"buckets", short_words({"lsh.buckets=40", "verify.threshold=0.4"})},
                    Case{"prefix", short_words({"verify.prefix=3", "verify.threshold=0.4"})},
                    Case{"keep_empty", short_words({"shingles.keep_empty=keep", "verify.threshold=0.6"})},
                    Case{"bag", short_words({"shingles.bag=bag", "shingles.k=1", "verify.threshold=0.7"})}),
    [](const auto& info) { return info.param.name; });

TEST(BandLadderOfThreads, counts_the_same_for_any_number) {
  Engine engine(corpus_of_families());
  const auto run = engine.run(recipe_with({"shingles.k=1", "verify.threshold=0.5"}), {}).value();
  const auto counts = [&](unsigned threads) {
    const ThreadLimit limit(threads);
    std::vector<std::vector<std::uint64_t>> all;
    const auto steps = climbed(*run, 2, 50).value();
    for (const BandStep& step : steps)
      all.push_back({step.candidates, step.passed, step.similar, step.documents_with_match});
    return all;
  };
  const auto alone = counts(1);
  EXPECT_GT(alone.back()[0], alone.front()[0]);
  EXPECT_EQ(counts(2), alone);
  EXPECT_EQ(counts(4), alone);
}

TEST(BandLadderStops, when_asked_to) {
  Engine engine(corpus_of_families());
  const auto run = engine.run({}, {}).value();
  std::stop_source stop;
  stop.request_stop();
  const auto steps = climbed(*run, 1, 100, Progress(stop.get_token()));
  ASSERT_FALSE(steps);
  EXPECT_EQ(steps.error().code, ErrorCode::cancelled);
}

TEST(BandLadderStops, when_a_step_is_refused) {
  Engine engine(corpus_of_families());
  const auto run = engine.run({}, {}).value();
  std::uint32_t steps = 0;
  const auto ended = climb_bands(*run, 1, 100, {}, [&steps](const BandStep&) -> Result<void> {
    if (++steps < 3) return {};
    return failure(ErrorCode::unwritable, "The disk is full.");
  });
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.error().message, "The disk is full.");
  EXPECT_EQ(steps, 3u);
}

TEST(BandLadderOfNothing, counts_nothing) {
  Engine engine(test::corpus_of({}));
  const auto run = engine.run({}, {}).value();
  const auto steps = climbed(*run, 5, 20).value();
  for (const BandStep& step : steps) EXPECT_EQ(step.candidates, 0u);
}

}  // namespace
}  // namespace lookalike
