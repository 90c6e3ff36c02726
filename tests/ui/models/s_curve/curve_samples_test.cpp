#include "ui/models/s_curve/curve_samples.h"

#include <gtest/gtest.h>

#include <cmath>

namespace lookalike {
namespace {

TEST(ProbabilityAt, interpolates_between_two_samples) {
  const Curve curve{{0.2, 0.4, 0.8}, {0.1, 0.3, 0.7}};
  EXPECT_DOUBLE_EQ(probability_at(curve, 0.2), 0.1);
  EXPECT_DOUBLE_EQ(probability_at(curve, 0.3), 0.2);
  EXPECT_DOUBLE_EQ(probability_at(curve, 0.4), 0.3);
  EXPECT_DOUBLE_EQ(probability_at(curve, 0.7), 0.6);
}

TEST(ProbabilityAt, is_constant_beyond_the_samples) {
  const Curve curve{{0.2, 0.4}, {0.1, 0.3}};
  EXPECT_EQ(probability_at(curve, 0), 0.1);
  EXPECT_EQ(probability_at(curve, 0.4), 0.3);
  EXPECT_EQ(probability_at(curve, 1), 0.3);
}

TEST(ProbabilityAt, is_a_number_even_if_all_samples_are_at_one_similarity) {
  const Curve curve{{0.5, 0.5, 0.5}, {0.25, 0.25, 0.25}};
  for (const double s : {0.0, 0.5, 1.0}) EXPECT_EQ(probability_at(curve, s), 0.25) << s;
  EXPECT_EQ(probability_at({{0.5}, {0.25}}, 0.5), 0.25);
}

TEST(ProbabilityAt, is_none_without_samples) {
  EXPECT_TRUE(std::isnan(probability_at({}, 0.5)));
}

TEST(PieceOf, has_the_samples_in_between_and_both_ends) {
  const Curve piece = piece_of({{0, 0.25, 0.5, 1}, {0, 0.5, 1, 1}}, 0.125, 0.75);
  EXPECT_EQ(piece.similarity, (std::vector{0.125, 0.25, 0.5, 0.75}));
  EXPECT_EQ(piece.probability, (std::vector{0.25, 0.5, 1.0, 1.0}));
}

TEST(PieceOf, with_zero_width_has_no_area) {
  const Curve piece = piece_of({{0, 1}, {0, 1}}, 0.5, 0.5);
  EXPECT_EQ(piece.probability, (std::vector{0.5, 0.5}));
  EXPECT_EQ(area_under(piece), 0);
}

TEST(RunNames, tell_apart_runs_of_the_same_bands_by_the_settings_that_differ) {
  Recipe words;
  words.lsh = {20, 5};
  words.sketch.seed = 1;
  words.shingles.k = 3;
  Recipe longer = words, other_bands = words, named = words;
  longer.shingles.k = 5;
  other_bands.lsh = {10, 10};
  named.sketch.seed = 7;
  const std::vector<RunRecord> records{
      {{}, words, true, {}}, {{}, longer, true, {}}, {{}, other_bands, true, {}}, {"mine", named, true, {}}};
  const QString bands = QString::fromUtf8("20 \u00d7 5");
  EXPECT_EQ(run_names(records),
            (std::vector<QString>{bands + ", k = 3", bands + ", k = 5", QString::fromUtf8("10 \u00d7 10"), "mine"}));
}

}  // namespace
}  // namespace lookalike
