#include "core/experiment/sweep/reference.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/experiment/sweep_support.h"

namespace lookalike {
namespace {

using test::corpus_of_families;
using test::recipe_with;

class ExpectedCandidatesOfFamilies : public testing::Test {
 protected:
  Recipe with(std::uint32_t bands, std::uint32_t rows) const {
    Recipe recipe = recipe_;
    recipe.lsh = {bands, rows, 0};
    return recipe;
  }
  std::uint64_t found(const Recipe& recipe) { return engine_.run(recipe, {}).value()->report.counts.candidates; }
  std::uint64_t identical() const {
    std::uint64_t pairs = 0;
    for (std::size_t b = 0; b < sets_.size(); ++b)
      for (std::size_t a = 0; a < b; ++a) pairs += !sets_[a].empty() && sets_[a] == sets_[b];
    return pairs;
  }

  const std::shared_ptr<const Corpus> corpus_ = corpus_of_families(60);
  const test::Sets sets_ = test::sets_of(*corpus_, 1, true);
  const Recipe recipe_ = recipe_with({"shingles.k=1"});
  Engine engine_{corpus_};
};

// Every pair contributes 1 - (1 - s^r)^b.
TEST_F(ExpectedCandidatesOfFamilies, are_the_sum_of_the_curve_over_all_pairs) {
  const auto expected = expect_by(*engine_.sketch(recipe_, {}).value(), {}).value();
  for (const auto& [bands, rows] : {std::pair(50u, 2u), {33u, 3u}, {20u, 5u}, {4u, 10u}}) {
    double sum = 0;
    for (std::size_t b = 0; b < sets_.size(); ++b)
      for (std::size_t a = 0; a < b; ++a) {
        const double s = test::jaccard_of(sets_[a], sets_[b]);
        if (s > 0 && sets_[a] != sets_[b]) sum += 1 - std::pow(1 - std::pow(s, rows), bands);
      }
    EXPECT_NEAR(*expected(with(bands, rows)) / sum, 1, 0.05) << bands << " x " << rows;
  }
}

TEST_F(ExpectedCandidatesOfFamilies, of_one_row_are_those_of_the_current_hash_functions) {
  const auto expected = expect_by(*engine_.sketch(recipe_, {}).value(), {}).value();
  for (const std::uint32_t bands : {1u, 2u, 5u, 20u, 100u}) {
    const auto different = static_cast<double>(found(with(bands, 1)) - identical());
    EXPECT_NEAR(*expected(with(bands, 1)) / different, 1, bands == 1 ? 1e-9 : 0.1) << bands;
  }
}

TEST_F(ExpectedCandidatesOfFamilies, of_another_seed_are_those_of_the_curve) {
  const auto run = engine_.sketch(recipe_, {}).value();
  const auto expected = expect_by(*run, {}).value();
  Recipe other = with(1, 1);
  other.sketch.seed = 7;
  EXPECT_NE(*expected(other), *expected(with(1, 1)));
  double mean = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Recipe recipe = with(1, 1);
    recipe.sketch.seed = seed;
    mean += static_cast<double>(found(recipe) - identical()) / 40;
  }
  EXPECT_NEAR(*expected(other) / mean, 1, 0.2);
}

}  // namespace
}  // namespace lookalike
