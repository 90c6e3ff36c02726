#include "ui/models/lesson/formula_scene.h"

#include <gmock/gmock.h>

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "tests/ui/models/lesson/shown_words.h"
#include "ui/models/lesson/shared/chosen_pairs.h"

namespace lookalike::lesson {
namespace {

using test::scene_of;
using test::words;
using Kind = FormulaStep::Kind;

std::vector<FormulaStep> all_steps(const FormulaInputs& inputs) {
  std::vector<FormulaStep> steps;
  for (std::size_t i = 0; i < inputs.steps(); ++i) steps.push_back(inputs.step(i));
  return steps;
}

FormulaStep last_step(const FormulaInputs& inputs) {
  return inputs.step(inputs.steps() - 1);
}

// The product, row by row and band by band.
double chance(double s, unsigned bands, unsigned rows) {
  double band = 1, none = 1;
  for (unsigned i = 0; i < rows; ++i) band *= s;
  for (unsigned i = 0; i < bands; ++i) none *= 1 - band;
  return 1 - none;
}

TEST(FormulaScene, grows_the_numbers_of_the_sketch_term_by_term) {
  const auto steps = all_steps({});  // s = 0.6, 20 x 5
  EXPECT_TRUE(steps[0].curves.empty());
  ASSERT_EQ(steps[6].curves.size(), 5u);
  const double expected[] = {0.6, 0.07776, 0.92224, 0.1981, 0.8019};  // 0.92224^20 = 0.1981
  for (std::size_t i = 0; i < 5; ++i) {
    const FormulaStep& s = steps[i == 0 ? 1 : i + 2];  // step 2 explains the product
    EXPECT_EQ(s.curves.size(), i + 1);
    EXPECT_NEAR(s.curves.back().value, expected[i], 5e-5);
  }
  EXPECT_EQ(steps[6].curves[4].latex, "1-(1-s^{5})^{20}");
  EXPECT_EQ(words<FormulaScene>({}, 6).sentence,
            "One band is enough: chance 0.802. The curve is an S: at low s a whole band rarely agrees; at high "
            "s one of 20 bands nearly always does.");
  EXPECT_EQ(words<FormulaScene>({}, 6).hint, "This pair becomes a candidate in about 80 of 100 cases. Drag s.");
  EXPECT_EQ(words<FormulaScene>({}, 3).sentence,
            "A band needs 5 agreeing values at once: 0.60 \u00D7 0.60 \u00D7 0.60 \u00D7 0.60 \u00D7 0.60 = 0.078.");
}

TEST(FormulaScene, writes_long_products_with_dots) {
  FormulaInputs inputs;
  inputs.set_rows(10);  // 0.6^10 = 0.00605
  EXPECT_EQ(words<FormulaScene>(inputs, 3).sentence,
            "A band needs 10 agreeing values at once: 0.60 \u00D7 0.60 \u00D7 0.60 \u00D7 0.60 \u00D7 \u2026 \u00D7 "
            "0.60 = 0.006.");
}

TEST(FormulaScene, uses_the_singular_for_one_band_and_one_row) {
  for (const auto& [bands, rows, title] :
       {std::tuple(1u, 5u, "A pair has similarity 0.60. Will one band of 5 rows catch it?"),
        {20u, 1u, "A pair has similarity 0.60. Will 20 bands of one row catch it?"},
        {1u, 1u, "A pair has similarity 0.60. Will one band of one row catch it?"}}) {
    FormulaInputs inputs;
    inputs.bands = bands;
    inputs.rows = rows;
    for (std::size_t step = 0; step < inputs.steps(); ++step) {
      const auto shown = words<FormulaScene>(inputs, step);
      if (step < 11) {  // after that, it compares its own settings
        EXPECT_EQ(shown.title, title);
      }
      for (const std::string& text : {shown.sentence, shown.hint})
        for (const char* plural : {" 1 bands", " 1 rows", " 1 values", "1 agreeing values"})
          EXPECT_THAT(text, testing::Not(testing::HasSubstr(plural)));
    }
  }
}

TEST(FormulaScene, says_how_many_pairs_of_a_trial_become_candidates) {
  FormulaInputs inputs;
  inputs.similarity = 1;  // every pair shares every band
  EXPECT_EQ(words<FormulaScene>(inputs, 7).sentence,
            "Candidates among 200 tried pairs of similarity 1.00: the curve predicts 200; at least 95 of 100 such "
            "trials give 200.");
  const auto shows = [&](double share) {
    const Picture picture = moving(FormulaScene().frame(7).picture, share);
    return std::ranges::any_of(picture.items, [](const Item& item) {
      const auto* label = std::get_if<Label>(&item);
      return label && label->text.contains(QStringLiteral("pairs, filled"));
    });
  };
  EXPECT_FALSE(shows(0.9));
  EXPECT_TRUE(shows(1));
}

TEST(FormulaScene, curves_are_the_products_written_out) {
  for (const auto& [bands, rows] : {std::pair(20u, 5u), {10u, 10u}, {1u, 7u}, {50u, 1u}}) {
    FormulaInputs inputs;
    inputs.bands = bands;
    inputs.rows = rows;
    const FormulaStep s = last_step(inputs);
    for (std::size_t i = 0; i < kCurvePoints; ++i) {
      const double at = static_cast<double>(i) / 200;
      EXPECT_DOUBLE_EQ(s.curves[0].heights[i], at);
      EXPECT_NEAR(s.curves[1].heights[i], std::pow(at, rows), 1e-12);
      EXPECT_NEAR(s.curves[2].heights[i], 1 - std::pow(at, rows), 1e-12);
      EXPECT_NEAR(s.curves[3].heights[i], 1 - chance(at, bands, rows), 1e-12);
      EXPECT_NEAR(s.curves[4].heights[i], chance(at, bands, rows), 1e-12);
    }
  }
}

TEST(FormulaScene, twenty_bands_of_five_find_more_pairs_at_0_60_than_ten_of_ten) {
  EXPECT_NEAR(term_at(Term::candidate, 0.6, 20, 5), 0.802, 0.0005);
  EXPECT_NEAR(term_at(Term::candidate, 0.6, 10, 10), 0.0588, 0.0005);
}

TEST(FormulaScene, the_guess_is_open_until_the_last_term_has_grown) {
  const auto steps = all_steps({});
  for (std::size_t i = 0; i < steps.size(); ++i) EXPECT_EQ(steps[i].guess.open, i < 6) << i;
  EXPECT_NEAR(steps[0].guess.answer, 0.8019, 5e-5);
}

TEST(FormulaScene, threshold_and_areas_agree_with_sums) {
  const FormulaStep s = last_step({});
  EXPECT_NEAR(*s.rise, std::pow(1.0 / 20, 1.0 / 5), 1e-12);
  double low = 0, high = 0;
  constexpr int kParts = 20000;
  for (int i = 0; i < kParts; ++i) {  // midpoints
    const double at = (i + 0.5) / kParts;
    (at < 0.7 ? low : high) += (at < 0.7 ? chance(at, 20, 5) : 1 - chance(at, 20, 5)) / kParts;
  }
  EXPECT_NEAR(s.areas->false_positive, low, 1e-6);
  EXPECT_NEAR(s.areas->false_negative, high, 1e-6);
}

TEST(FormulaScene, says_why_an_area_may_grow_with_more_values) {
  FormulaScene scene;
  const std::size_t last = scene.steps() - 1;
  int grown = 0, shrunken = 0;
  for (int hundredths = 30; hundredths <= 90; ++hundredths) {
    const double t = hundredths / 100.0;
    scene.set(QStringLiteral("threshold"), t);
    const QString hint = scene.frame(last).hint;
    const QString sentence = scene.frame(last).sentence;
    static const QRegularExpression numbers(QStringLiteral(
        "caught below t: ([\\d.]+) instead of ([\\d.]+), missed above: ([\\d.]+) instead of ([\\d.]+)\\."));
    const auto found = numbers.match(sentence);
    ASSERT_TRUE(found.hasMatch()) << sentence.toStdString();
    const auto number = [&](int i) { return found.captured(i).toDouble(); };
    const bool grew = number(1) > number(2) || number(3) > number(4);
    if (grew) {
      EXPECT_TRUE(hint.startsWith("One area grew")) << t;
    }
    (hint.startsWith("One area grew") ? grown : shrunken) += 1;
  }
  EXPECT_GT(grown, 0);
  EXPECT_GT(shrunken, 0);
}

TEST(FormulaScene, rows_are_reduced_if_bands_and_rows_need_more_than_n) {
  FormulaInputs inputs;
  inputs.hashes = 50;
  inputs.bands = 20;
  inputs.rows = 5;
  const FormulaStep s = inputs.step(0);
  EXPECT_EQ(s.inputs.rows, 2u);
  EXPECT_THAT(words<FormulaScene>(s.inputs, 9).hint,
              testing::EndsWith("uses 40 of the n = 50 values; the others are unused until b or r grows."));
}

TEST(FormulaScene, bands_and_rows_can_be_set_in_any_order_and_n_follows) {
  FormulaInputs rows_first, bands_first;
  rows_first.set_rows(10);
  EXPECT_EQ(rows_first.bands, 20u);
  EXPECT_EQ(rows_first.hashes, 200u);
  rows_first.set_bands(10);
  bands_first.set_bands(10);
  bands_first.set_rows(10);
  EXPECT_EQ(rows_first, bands_first);
  EXPECT_EQ(rows_first.hashes, 100u);
  rows_first.set_bands(11);
  EXPECT_EQ(rows_first.rows, 10u) << "one band more takes no row away";
}

TEST(FormulaScene, unused_values_remain_as_long_as_n_is_large_enough) {
  FormulaInputs inputs;
  inputs.hashes = 150;
  inputs.set_bands(30);
  EXPECT_EQ(inputs.hashes, 150u);
  inputs.set_bands(10);
  EXPECT_EQ(inputs.hashes, 50u) << "all values were in use";
  inputs.hashes = 60;
  inputs.set_bands(20);
  EXPECT_EQ(inputs.hashes, 100u);
}

TEST(FormulaScene, beyond_the_maximum_n_the_other_parameter_is_reduced_and_a_note_says_so) {
  for (std::uint32_t b = 1; b <= 120; ++b)
    for (std::uint32_t r = 1; r <= 25; ++r) {
      FormulaInputs by_rows, by_bands;
      by_rows.set_bands(b), by_rows.set_rows(r);
      by_bands.set_rows(r), by_bands.set_bands(b);
      for (const FormulaInputs& in : {by_rows, by_bands}) {
        EXPECT_LE(in.bands * in.rows, in.hashes);
        EXPECT_LE(in.hashes, 400u);
        EXPECT_EQ(in.clamped(), in);
      }
      EXPECT_EQ(by_rows.rows, std::min(r, 20u));
      EXPECT_EQ(by_bands.bands, std::min(b, 100u));
    }
  FormulaInputs inputs;
  inputs.set_rows(20);  // 20 x 20
  EXPECT_EQ(words<FormulaScene>(inputs, 1).hint,
            "b \u00D7 r cannot exceed 400 values here: as one grows, the other shrinks.");
}

TEST(FormulaScene, one_more_function_multiplies_the_share_that_agrees_by_s) {
  constexpr std::uint32_t kPairs = 400;
  constexpr int kSeeds = 100;
  for (const double s : {0.3, 0.6, 0.9}) {
    std::vector<double> sums(4);
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      const auto shares = agreeing_shares(s, 4, kPairs, seed);
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += shares[i] / kSeeds;
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const double product = std::pow(s, i + 1);
      EXPECT_NEAR(sums[i], product, 4 * std::sqrt(product * (1 - product) / (kSeeds * kPairs))) << s << ' ' << i;
    }
  }
}

TEST(FormulaScene, explains_the_product_before_it_multiplies) {
  const FormulaStep s = FormulaInputs().step(2);
  EXPECT_EQ(s.kind, Kind::independence);
  EXPECT_EQ(s.curves.size(), 1u) << "s^r comes next";
  ASSERT_EQ(s.together.size(), 5u);
  for (std::uint32_t i = 0; i < 5; ++i)
    EXPECT_NEAR(s.together[i], std::pow(0.6, i + 1), 4 * std::sqrt(0.25 / 1000)) << i;
  EXPECT_THAT(words<FormulaScene>({}, 1).sentence, testing::EndsWith("may their chances be multiplied?"));
  EXPECT_THAT(words<FormulaScene>({}, 2).sentence, testing::StartsWith("Yes, they may be multiplied"));
  EXPECT_THAT(words<FormulaScene>({}, 2).sentence, testing::EndsWith("in all 5; 78 are expected."));  // 1000 * 0.6^5
  FormulaInputs one_row;
  one_row.set_rows(1);
  EXPECT_EQ(one_row.step(2).together.size(), 5u) << "an example, because a band multiplies nothing";
}

// Normal limits of 1,000 trials: p +- 1.96 sqrt(p (1 - p) / 1000), here within two counts of the exact ones.
TEST(FormulaScene, draws_the_range_of_each_product_and_its_number_above_it) {
  const SceneFrame frame = FormulaScene().frame(2);
  const FormulaStep s = FormulaInputs().step(2);
  const double zero = 540, one = 540 - 480 / 1.15;  // of the plot, in units
  std::uint32_t i = 0;
  for (const Item& item : frame.picture.items) {
    const auto* marker = std::get_if<Marker>(&item);
    if (!marker || marker->low == marker->high) continue;
    const double p = std::pow(0.6, ++i), half = 1.96 * std::sqrt(p * (1 - p) / 1000);
    EXPECT_NEAR((zero - marker->low) / (zero - one), p - half, 0.002) << i;
    EXPECT_NEAR((zero - marker->high) / (zero - one), p + half, 0.002) << i;
    const QString number = QString::number(s.together[i - 1], 'f', 2);
    for (const Item& other : frame.picture.items)
      if (const auto* label = std::get_if<Label>(&other); label && label->text == number && label->size == kSmallType) {
        EXPECT_LT(label->area.bottom(), marker->high) << i;
      }
  }
  EXPECT_EQ(i, 5u);
}

TEST(FormulaScene, shows_the_table_of_the_textbook) {
  // Leskovec, Rajaraman, Ullman: values of the S-curve for b = 20 and r = 5.
  const std::pair<double, double> printed[] = {{0.2, 0.006}, {0.3, 0.047}, {0.4, 0.186}, {0.5, 0.470},
                                               {0.6, 0.802}, {0.7, 0.975}, {0.8, 0.9996}};
  const FormulaStep s = FormulaInputs().step(11);
  ASSERT_EQ(s.kind, Kind::cuts);
  ASSERT_EQ(s.cuts.size(), 2u) << "20 x 5 is the present cut";
  EXPECT_EQ(s.cuts[0].lsh, (LshOptions{20, 5, 0}));
  EXPECT_EQ(s.cuts[1].lsh, (LshOptions{10, 10, 0}));
  const SceneFrame frame = FormulaScene().frame(11);
  for (const auto& [at, value] : printed) {
    const QString text = QString::number(value, 'f', value > 0.999 ? 4 : 3);
    EXPECT_TRUE(std::ranges::any_of(frame.picture.items, [&](const Item& item) {
      const auto* label = std::get_if<Label>(&item);
      return label && label->text == text;
    })) << text.toStdString();
  }
  FormulaInputs third;
  third.set_bands(30);
  EXPECT_EQ(third.step(11).cuts.size(), 3u);
}

TEST(FormulaScene, calls_no_chance_certain_that_is_not) {
  FormulaInputs inputs;
  inputs.set_rows(2);
  inputs.set_bands(40);  // 1 - 0.36^40 at s = 0.8
  QStringList texts;
  for (const Item& item : scene_of<FormulaScene>(inputs).frame(11).picture.items)
    if (const auto* label = std::get_if<Label>(&item)) texts << label->text;
  EXPECT_TRUE(texts.contains(QStringLiteral("> 0.999")));
  EXPECT_FALSE(texts.contains(QStringLiteral("1.000")) || texts.contains(QStringLiteral("1.0000")));
  EXPECT_THAT(words<FormulaScene>(inputs, 6).sentence, testing::HasSubstr("> 0.999")) << "the term as the table";
}

TEST(FormulaScene, names_the_cuts_beside_their_curves_without_covering_them) {
  FormulaInputs inputs;
  inputs.set_rows(2);
  inputs.set_bands(20);  // rises at 0.22, in the plot's upper left corner
  const auto items = scene_of<FormulaScene>(inputs).frame(11).picture.items;
  const auto name = std::ranges::find_if(items, [](const Item& item) {
    const auto* label = std::get_if<Label>(&item);
    return label && label->text.startsWith(QStringLiteral("20 \u00D7 2: rises at"));
  });
  ASSERT_NE(name, items.end());
  const QRectF area = std::get<Label>(*name).area;
  for (const Item& item : items) {
    const auto* curve = std::get_if<Polyline>(&item);
    if (!curve) continue;
    EXPECT_FALSE(std::ranges::any_of(curve->points, [&](const QPointF& point) { return area.contains(point); }));
  }
}

/// The derivative of 1 - (1 - s^r)^b, at the largest of many places.
double steepest_slope(double b, double r) {
  double most = 0;
  for (int i = 1; i < 4000; ++i) {
    const double s = i / 4000.0;
    most = std::max(most, b * r * std::pow(s, r - 1) * std::pow(1 - std::pow(s, r), b - 1));
  }
  return most;
}

TEST(FormulaScene, more_values_at_the_same_threshold_are_steeper_and_err_less) {
  const FormulaStep s = last_step({});  // t = 0.7
  ASSERT_EQ(s.cuts.size(), 3u);
  for (std::uint32_t i = 0, n = 25; i < 3; ++i, n *= 4) {
    const ComparedCut& cut = s.cuts[i];
    EXPECT_EQ(cut.hashes, n);
    double nearest = 1;  // of (1/b)^(1/r) to t, over all r > 1 with b = n / r > 1
    for (std::uint32_t r = 2; r <= n / 2; ++r)
      nearest = std::min(nearest, std::abs(std::pow(1.0 / (n / r), 1.0 / r) - 0.7));
    EXPECT_NEAR(std::abs(std::pow(1.0 / cut.lsh.bands, 1.0 / cut.lsh.rows) - 0.7), nearest, 1e-12) << n;
    double caught = 0, missed = 0;
    constexpr int kParts = 20000;
    for (int part = 0; part < kParts; ++part) {
      const double at = (part + 0.5) / kParts, height = chance(at, cut.lsh.bands, cut.lsh.rows);
      (at < 0.7 ? caught : missed) += (at < 0.7 ? height : 1 - height) / kParts;
    }
    EXPECT_NEAR(cut.areas.false_positive, caught, 1e-6);
    EXPECT_NEAR(cut.areas.false_negative, missed, 1e-6);
    EXPECT_NEAR(cut.slope, steepest_slope(cut.lsh.bands, cut.lsh.rows), 1e-3);
    if (i == 0) continue;
    EXPECT_GT(cut.slope, s.cuts[i - 1].slope);
    EXPECT_LT(cut.areas.false_positive, s.cuts[i - 1].areas.false_positive);
    EXPECT_LT(cut.areas.false_negative, s.cuts[i - 1].areas.false_negative);
  }
}

TEST(FormulaScene, describes_the_effect_of_too_few_values_on_the_bands) {
  FormulaInputs inputs;
  inputs.set_hashes(40);
  EXPECT_EQ(std::pair(inputs.bands, inputs.rows), std::pair(20u, 2u));
  EXPECT_EQ(
      words<FormulaScene>(inputs, 6).hint,  // (1/20)^(1/5), (1/20)^(1/2), (1/8)^(1/5)
      "n = 40 is too small for 20 \u00D7 5: it leaves 20 \u00D7 2, and the curve rises at 0.224 instead of 0.549. "
      "8 \u00D7 5 would have 0.660.");
  inputs.set_hashes(60);
  EXPECT_EQ(inputs.rows, 3u);
  inputs.set_hashes(100);
  EXPECT_EQ(inputs, FormulaInputs()) << "the rows are restored";
}

TEST(BinomialLimits, cover_at_least_95_of_100_counts_and_are_as_narrow_as_possible) {
  for (const double p : {0.001, 0.02, 0.3, 0.5, 0.8, 0.999})
    for (const std::uint32_t trials : {10u, 37u, 200u}) {
      std::vector<double> chances{1};  // by Pascal's triangle
      for (std::uint32_t trial = 0; trial < trials; ++trial) {
        chances.push_back(chances.back() * p);
        for (std::size_t i = chances.size() - 2; i > 0; --i) chances[i] = chances[i] * (1 - p) + chances[i - 1] * p;
        chances[0] *= 1 - p;
      }
      const Interval limits = binomial_limits(p, trials);
      double below = 0, above = 0;
      for (std::uint32_t count = 0; count <= trials; ++count) {
        const double share = static_cast<double>(count) / trials;
        if (share < limits.low) below += chances[count];
        if (share > limits.high) above += chances[count];
      }
      EXPECT_LE(below, 0.025 + 1e-9);
      EXPECT_LE(above, 0.025 + 1e-9);
      EXPECT_GT(below + chances[static_cast<std::size_t>(std::lround(limits.low * trials))], 0.025 - 1e-9);
      EXPECT_GT(above + chances[static_cast<std::size_t>(std::lround(limits.high * trials))], 0.025 - 1e-9);
    }
}

TEST(BinomialLimits, are_exact_at_the_ends) {
  EXPECT_EQ(binomial_limits(0, 100).high, 0);
  EXPECT_EQ(binomial_limits(1, 100).low, 1);
}

TEST(ChosenPairs, have_exactly_the_requested_similarity) {
  for (int percent = 0; percent <= 100; ++percent) {
    const Overlap overlap = overlap_of(percent / 100.0);
    EXPECT_EQ(overlap.common * 100u, overlap.together * static_cast<unsigned>(percent));
    EXPECT_GE(overlap.together, 20u);
    EXPECT_LE(overlap.together, 100u);
  }
}

struct Grid {
  std::uint32_t bands, rows;
  double similarity;
};

// Counts of 400 seeds must be inside as often as the limits promise. The binomial probability of that is summed
// exactly, so the test expects 400 times as many, within four standard errors.
TEST(Dice, lie_inside_their_limits_for_the_promised_share_of_seeds) {
  constexpr std::uint32_t kPairs = 50;
  constexpr int kSeeds = 400;
  for (const Grid& at : {Grid{20, 5, 0.3},
                         {20, 5, 0.5},
                         {20, 5, 0.6},
                         {20, 5, 0.7},
                         {10, 10, 0.8},
                         {4, 3, 0.5},
                         {1, 6, 0.9},
                         {30, 1, 0.05},
                         {25, 4, 0.45}}) {
    const double p = chance(at.similarity, at.bands, at.rows);
    const Interval limits = binomial_limits(p, kPairs);
    double promised = 0;
    for (std::uint32_t k = 0; k <= kPairs; ++k)
      if (limits.contains(static_cast<double>(k) / kPairs))
        promised += std::exp(std::lgamma(kPairs + 1.0) - std::lgamma(k + 1.0) - std::lgamma(kPairs - k + 1.0) +
                             k * std::log(p) + (kPairs - k) * std::log1p(-p));
    int inside = 0;
    double sum = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      const auto caught = throw_pairs(at.similarity, {at.bands, at.rows, 0}, kPairs, seed);
      const double share = std::ranges::count(caught, true) / double{kPairs};
      inside += limits.contains(share) ? 1 : 0;
      sum += share;
    }
    const double scatter = 4 * std::sqrt(kSeeds * promised * (1 - promised)) + 1;
    EXPECT_NEAR(inside, kSeeds * promised, scatter) << at.bands << " x " << at.rows << " at " << at.similarity;
    EXPECT_NEAR(sum / kSeeds, p, 4 * std::sqrt(p * (1 - p) / (kSeeds * kPairs)))
        << at.bands << " x " << at.rows << " at " << at.similarity;
  }
}

FormulaStep step_with_hand(const std::map<std::size_t, double>& heights, std::uint32_t bands, std::uint32_t rows) {
  FormulaInputs inputs;
  inputs.bands = bands, inputs.rows = rows;
  for (const auto& [at, height] : heights) inputs.hand[at] = height;
  return inputs.step(6);
}

// With one band of one row the curve is the diagonal: a drawn line at 0 is as far away as the area below it, 1/2, and
// one at 1 from s = 0.5 on by the mean of 1 - s, 1/4.
TEST(HandCurve, is_as_far_away_as_the_area_between_both_curves) {
  EXPECT_NEAR(*step_with_hand({{0, 0}, {20, 0}}, 1, 1).off, 0.5, 1e-9);
  EXPECT_NEAR(*step_with_hand({{10, 1}, {15, 1}, {20, 1}}, 1, 1).off, 0.25, 1e-9);
  EXPECT_NEAR(*step_with_hand({{0, 0}, {20, 1}}, 1, 1).off, 0, 1e-9);
  EXPECT_FALSE(step_with_hand({{3, 0.4}}, 1, 1).off) << "a point is no curve";
  EXPECT_FALSE(FormulaInputs().step(6).off);
}

TEST(HandCurve, is_drawn_before_the_true_one_and_shown_beside_it) {
  FormulaScene scene;
  const auto handles = [&](int step) {
    return std::ranges::count_if(scene.frame(step).picture.handles, &Handle::upright);
  };
  EXPECT_EQ(handles(0), 21);
  EXPECT_EQ(handles(1), 0);
  EXPECT_TRUE(scene.frame(0).asks);
  const auto hands = [&](int step) {
    return std::ranges::count_if(scene.frame(step).picture.items, [](const Item& item) {
      const auto* line = std::get_if<Polyline>(&item);
      return line && line->pen.tint == Tint::guess && line->points.size() == 2;
    });
  };
  scene.set(QStringLiteral("hand_0"), 0.25);
  scene.set(QStringLiteral("hand_20"), 7);
  scene.set(QStringLiteral("hand_21"), 0.5);
  EXPECT_EQ(scene.inputs().hand_points(), (std::vector<QPointF>{{0, 0.25}, {1, 1}}));
  EXPECT_FALSE(scene.frame(0).asks) << "the curve is a guess as well";
  EXPECT_EQ(hands(0), 1);
  for (const int step : {1, 5, 6, 7, 8}) EXPECT_EQ(hands(step), 1) << step;
  EXPECT_EQ(hands(9), 0);
  EXPECT_TRUE(scene.frame(0).picture.handles[20].upright) << "Tab reaches its 21 places first";
  EXPECT_TRUE(scene.frame(6).hint.startsWith(QStringLiteral("Your curve (dashed) is 0.")));
}

// The point of a trial is at the share of the dice so far; boxes are the dice that have dropped.
TEST(Dice, drop_one_by_one_and_the_point_settles) {
  const Picture picture = FormulaScene().frame(7).picture;
  const Throw thrown = FormulaInputs().step(7).throws.front();
  const auto point = [](const Picture& at) {
    for (const Item& item : at.items)
      if (const auto* marker = std::get_if<Marker>(&item); marker && marker->low != marker->high) return marker->at.y();
    return -1.0;
  };
  const auto dice = [](const Picture& at) {
    return std::ranges::count_if(at.items, [](const Item& item) {
      const auto* box = std::get_if<Box>(&item);
      return box && box->line.width == 1.5;
    });
  };
  EXPECT_EQ(dice(picture), 200);
  const double zero = 540, one = 60;  // of the plot, in units
  EXPECT_NEAR(point(picture), zero - (zero - one) * thrown.candidates / 200, 1e-9);
  for (const std::ptrdiff_t dropped : {1, 7, 20}) {
    const Picture now = moving(picture, 0.03 * static_cast<double>(dropped) - 1e-6);  // just before the next one
    const auto caught = std::count(thrown.caught.begin(), thrown.caught.begin() + dropped, true);
    EXPECT_EQ(dice(now), dropped);
    EXPECT_NEAR(point(now), zero - (zero - one) * static_cast<double>(caught) / static_cast<double>(dropped), 0.01);
  }
}

TEST(Dice, in_the_scene_match_the_counts_and_limits_it_shows) {
  const FormulaStep s = last_step({});
  ASSERT_EQ(s.throws.size(), 19u);  // 0.05, 0.1, ... 0.95, with 0.6 among them
  for (const Throw& thrown : s.throws) {
    EXPECT_DOUBLE_EQ(thrown.share, thrown.candidates / 200.0);
    EXPECT_EQ(std::ranges::count(thrown.caught, true), thrown.candidates);
    EXPECT_NEAR(thrown.expected, chance(thrown.similarity, 20, 5), 1e-12);
    EXPECT_EQ(thrown.inside, thrown.low <= thrown.share && thrown.share <= thrown.high);
  }
}

TEST(Dice, of_one_similarity_stay_when_others_are_rolled) {
  const FormulaStep one = FormulaInputs().step(7), all = last_step({});
  EXPECT_EQ(one.throws.size(), 1u);
  EXPECT_THAT(all.throws, testing::Contains(one.throws.front()));
}

TEST(Dice, differ_for_another_seed) {
  FormulaInputs inputs;
  inputs.seed = 43;
  EXPECT_NE(last_step(inputs).throws, last_step({}).throws);
}

// Over all choices of the two differing values, the bands without one.
TEST(FormulaScene, tells_a_true_similarity_from_a_share_of_equal_values) {
  std::size_t least = 3;
  for (std::size_t i = 0; i < 12; ++i)
    for (std::size_t j = 0; j < i; ++j) least = std::min(least, 3 - std::set<std::size_t>{i / 4, j / 4}.size());
  EXPECT_EQ(least, 1u);
  EXPECT_NEAR(chance(10.0 / 12, 3, 4), 0.861, 0.0005);
  const std::string hint = words<FormulaScene>({}, 7).hint;
  EXPECT_THAT(hint, testing::HasSubstr("86.1\u00A0%"));
  EXPECT_THAT(hint, testing::HasSubstr("exactly 10 of 12 equal values is always caught"));
}

// The grip of s and its letter keep clear of those of t, wherever both stand.
TEST(FormulaScene, s_leaves_the_letter_of_t_free) {
  for (int s = 50; s <= 95; ++s)
    for (const double t : {0.6, 0.7, 0.8, 0.9}) {
      FormulaInputs inputs;
      inputs.similarity = s / 100.0;
      inputs.threshold = t;
      const auto [of_s, of_t] = [&] {
        std::array<QRectF, 2> areas;
        const SceneFrame frame = test::scene_of<FormulaScene>(inputs).frame(10);
        const auto& items = frame.picture.items;
        for (std::size_t i = 1; i < items.size(); ++i)
          if (const auto* label = std::get_if<Label>(&items[i]); label && label->text.size() == 1 && label->bold)
            if (std::holds_alternative<Box>(items[i - 1])) areas[label->text == u"t"] = label->area;
        return areas;
      }();
      ASSERT_TRUE(of_s.isValid() && of_t.isValid());
      EXPECT_FALSE(of_s.intersects(of_t)) << s << ' ' << t;
    }
}

}  // namespace
}  // namespace lookalike::lesson
