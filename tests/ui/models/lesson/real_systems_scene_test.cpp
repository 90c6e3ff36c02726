#include "ui/models/lesson/real_systems_scene.h"

#include <gmock/gmock.h>

#include <cmath>

#include "tests/ui/models/lesson/shown_words.h"

namespace lookalike::lesson {
namespace {

using test::words;
using Kind = RealSystemsStep::Kind;

RealSystemsStep at(Kind kind, const RealSystemsInputs& inputs = {}) {
  return inputs.step(static_cast<std::size_t>(kind));
}

double plain(double s, double bands, double rows) {
  return 1 - std::pow(1 - std::pow(s, rows), bands);
}

TEST(RealSystemsScene, verification_removes_everything_below_the_threshold) {
  const RealSystemsStep before = at(Kind::curve), after = at(Kind::verification);
  for (std::size_t i = 0; i < kCurvePoints; ++i) {
    const double s = static_cast<double>(i) / 200;
    EXPECT_NEAR(before.accepted[i], plain(s, 20, 5), 1e-12);
    EXPECT_NEAR(after.accepted[i], s < 0.6 ? 0 : plain(s, 20, 5), 1e-12);
  }
  EXPECT_GT(before.false_area, 0.05);
  EXPECT_EQ(after.false_area, 0);
  EXPECT_EQ(after.missed_area, before.missed_area);
}

// With a prefix inside the first band, the other rows of that band must still agree: s^m (1 - (1 - s^(r - m))
// (1 - s^r)^(b - 1)).
TEST(RealSystemsScene, a_prefix_inside_the_first_band_costs_as_much_as_the_formula_says) {
  const RealSystemsStep s = at(Kind::prefix);
  for (std::size_t i = 0; i < kCurvePoints; ++i) {
    const double x = static_cast<double>(i) / 200;
    const double expected = std::pow(x, 3) * (1 - (1 - std::pow(x, 2)) * std::pow(1 - std::pow(x, 5), 19));
    EXPECT_NEAR(s.passed[i], expected, 1e-9);
  }
  EXPECT_LT(s.passed_at_threshold, s.plain_at_threshold);
}

TEST(RealSystemsScene, distinguishes_the_first_m_check_from_a_lossless_filter) {
  const auto shown = words<RealSystemsScene>({}, static_cast<std::size_t>(Kind::prefix));
  EXPECT_THAT(shown.sentence,
              testing::StartsWith("Only candidates whose first 3 values agree pass: at s = 0.60 a share of 0.186, not "
                                  "0.802."));
  EXPECT_THAT(shown.sentence, testing::HasSubstr("is 0.018, not 0.109; the area missed above t is 0.184, not 0.010."));
  EXPECT_THAT(shown.hint, testing::StartsWith("Not the product 0.216 \u00D7 0.802 = 0.173"));  // 0.6^3
  EXPECT_THAT(shown.hint, testing::HasSubstr("prefix filter with rare shingles loses no pair"));
}

TEST(RealSystemsScene, says_what_the_first_m_check_leaves_to_verify) {
  const RealSystemsStep s = at(Kind::prefix);
  double bands = 0, checked = 0, bands_miss = 0, check_misses = 0;  // areas below and above t = 0.6 by midpoints
  for (int i = 0; i < 10000; ++i) {
    const double x = (i + 0.5) / 10000, of_bands = plain(x, 20, 5) / 10000,
                 of_check = std::pow(x, 3) * (1 - (1 - std::pow(x, 2)) * std::pow(1 - std::pow(x, 5), 19)) / 10000;
    (i < 6000 ? bands : bands_miss) += i < 6000 ? of_bands : 1e-4 - of_bands;
    (i < 6000 ? checked : check_misses) += i < 6000 ? of_check : 1e-4 - of_check;
  }
  EXPECT_NEAR(s.plain_missed_area, bands_miss, 1e-6);
  EXPECT_NEAR(s.missed_area, check_misses, 1e-6);
  EXPECT_NEAR(s.plain_false_area, bands, 1e-6);
  EXPECT_NEAR(s.unverified_false_area, checked, 1e-6);
}

TEST(RealSystemsScene, a_small_table_makes_dissimilar_pairs_collide) {
  const RealSystemsStep s = at(Kind::small_table);
  const double chance = 1 - std::pow(1 - 1.0 / 1000, 20);
  EXPECT_NEAR(s.chance_of_unlike, chance, 1e-12);
  EXPECT_NEAR(s.candidate[0], chance, 1e-12);
  EXPECT_NEAR(s.false_candidates, 10000.0 * 9999 / 2 * chance, 1);
  const double band = std::pow(0.6, 5);  // at t, without the first-m check
  EXPECT_NEAR(s.plain_at_threshold, 1 - std::pow(1 - band - (1 - band) / 1000, 20), 1e-9);
}

TEST(RealSystemsScene, says_what_happens_to_candidates_by_chance) {
  const auto note = [](bool prefix, bool verify) {
    RealSystemsInputs inputs;
    inputs.prefix = prefix;
    inputs.verify = verify;
    return words<RealSystemsScene>(inputs, static_cast<std::size_t>(Kind::small_table)).hint;
  };
  EXPECT_THAT(note(true, true), testing::HasSubstr("drops them before they are compared"));
  EXPECT_EQ(at(Kind::small_table).passed[0], 0) << "as the plot shows";
  EXPECT_THAT(note(false, true), testing::HasSubstr("costs a comparison"));
  EXPECT_THAT(note(false, false), testing::HasSubstr("accepted as similar"));
}

TEST(RealSystemsScene, a_link_is_found_as_often_as_the_curve_predicts) {
  RealSystemsInputs inputs;
  inputs.small_table = false;
  const RealSystemsStep s = at(Kind::chains, inputs);
  const double x = 2.0 / 3;  // 80 of 120 shingles
  const double expected = std::pow(x, 3) * (1 - (1 - std::pow(x, 2)) * std::pow(1 - std::pow(x, 5), 19));
  EXPECT_NEAR(s.chain.link_chance, expected, 1e-9);
  EXPECT_THAT(words<RealSystemsScene>(inputs, static_cast<std::size_t>(Kind::chains)).sentence,
              testing::HasSubstr("if all links are found, each with chance 0.285 after the first-m check."));
}

TEST(RealSystemsScene, empty_documents_match_each_other) {
  EXPECT_EQ(at(Kind::empty).empty_pairs, 4950u);
  RealSystemsInputs none;
  none.empty_documents = 0;
  EXPECT_EQ(at(Kind::empty, none).empty_pairs, 0u);
}

TEST(RealSystemsScene, a_chain_joins_documents_that_are_not_similar) {
  const Chain& chain = at(Kind::chains).chain;
  ASSERT_EQ(chain.to_first.size(), 5u);
  for (std::size_t i = 0; i < 5; ++i) {
    const double common = 100 - 20.0 * static_cast<double>(i);
    EXPECT_DOUBLE_EQ(chain.to_first[i], common / (200 - common));
  }
  EXPECT_DOUBLE_EQ(chain.link, 80.0 / 120);
  EXPECT_EQ(chain.group, 5u);
  EXPECT_THAT(words<RealSystemsScene>({}, static_cast<std::size_t>(Kind::chains)).hint,
              testing::HasSubstr("least similar pair, not its links"))
      << "all links pass";
}

TEST(RealSystemsScene, a_chain_breaks_above_its_links) {
  RealSystemsInputs inputs;
  inputs.threshold = 0.7;
  EXPECT_EQ(at(Kind::chains, inputs).chain.group, 1u);
}

TEST(RealSystemsScene, a_switch_removes_its_addition_again) {
  RealSystemsInputs inputs;
  inputs.prefix = inputs.small_table = inputs.verify = inputs.empty = false;
  const RealSystemsStep s = at(Kind::chains, inputs);
  EXPECT_EQ(s.accepted, s.plain);
  EXPECT_EQ(s.empty_pairs, 0u);
  EXPECT_EQ(s.chance_of_unlike, 0);
}

}  // namespace
}  // namespace lookalike::lesson
