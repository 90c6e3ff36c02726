#include "ui/models/text/run_facts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

Recipe with_bands(std::uint32_t hashes, std::uint32_t bands, std::uint32_t rows) {
  Recipe recipe;
  recipe.sketch.hashes = hashes;
  recipe.lsh.bands = bands;
  recipe.lsh.rows = rows;
  return recipe;
}

QString grouped(const char* text) {
  return QString::fromLatin1(text).replace(u' ', QChar(0x202F));
}

TEST(CountText, groups_digits_by_three_from_10_000_on) {
  EXPECT_EQ(count_text(0), "0");
  EXPECT_EQ(count_text(999), "999");
  EXPECT_EQ(count_text(9'999), "9999");
  EXPECT_EQ(count_text(10'000), grouped("10 000"));
  EXPECT_EQ(count_text(2461580), grouped("2 461 580"));
}

TEST(CountText, chooses_singular_and_plural) {
  EXPECT_EQ(count_text(1, "pair", "pairs"), "1 pair");
  EXPECT_EQ(count_text(0, "pair", "pairs"), "0 pairs");
}

TEST(SimilarityText, has_three_decimals_or_is_a_dash) {
  EXPECT_EQ(similarity_text(0.8), "0.800");
  EXPECT_EQ(similarity_text(1), "1.000");
  EXPECT_EQ(similarity_text(NAN), QString(QChar(0x2013)));
}

TEST(SecondsText, uses_the_unit_that_reads_best) {
  EXPECT_EQ(seconds_text(0.00042), "0.4 ms");
  EXPECT_EQ(seconds_text(0.048), "48 ms");
  EXPECT_EQ(seconds_text(1.324), "1.32 s");
  EXPECT_EQ(seconds_text(31.26), "31.3 s");
  EXPECT_EQ(seconds_text(125), "2 min 05 s");
}

TEST(SecondsText, never_shows_1000_milliseconds_or_60_seconds) {
  EXPECT_EQ(seconds_text(0.9996), "1.00 s");
  EXPECT_EQ(seconds_text(59.96), "1 min 00 s");
}

TEST(BytesText, uses_decimal_units) {
  EXPECT_EQ(bytes_text(61'000'000), "61 MB");
  EXPECT_EQ(bytes_text(3'940'000'000), "3.94 GB");
}

TEST(BandArithmetic, states_the_unused_values_of_the_signature) {
  EXPECT_EQ(band_arithmetic(with_bands(100, 20, 5)), QStringLiteral("20 \u00D7 5 = 100, none unused"));
  EXPECT_EQ(band_arithmetic(with_bands(50, 12, 4)), QStringLiteral("12 \u00D7 4 = 48 of 50, 2 unused"));
  EXPECT_EQ(band_arithmetic(with_bands(100, 20, 6)), QStringLiteral("20 \u00D7 6 = 120, 20 more than n"));
}

TEST(RedoneStages, are_the_first_one_and_all_later_ones) {
  EXPECT_EQ(redone_stages(Stage::band), "recomputes: band, verify, select");
  EXPECT_EQ(redone_stages(Stage::select), "recomputes: select");
}

TEST(StageTimes, shares_add_up_to_one) {
  StageSeconds seconds;
  seconds.read = 1;
  seconds.sign = 3;
  double sum = 0;
  for (const StageTime& time : stage_times(seconds)) {
    sum += time.share;
    EXPECT_DOUBLE_EQ(time.share, time.name == u"sign"   ? 0.75
                                 : time.name == u"read" ? 0.25
                                                        : 0)
        << time.name.toStdString();
  }
  EXPECT_DOUBLE_EQ(sum, 1);
}

TEST(StageTimes, nothing_measured_gives_no_shares) {
  for (const StageTime& time : stage_times({})) EXPECT_EQ(time.share, 0);
}

TEST(RecipeFacts, list_every_parameter_with_its_meaning) {
  const auto facts = recipe_facts({});
  EXPECT_EQ(facts.size(), parameters().size());
  for (const Fact& fact : facts) EXPECT_FALSE(fact.meaning.isEmpty()) << fact.name.toStdString();
}

TEST(RecipeFacts, name_a_parameter_like_its_control_and_state_its_key) {
  const auto facts = recipe_facts({});
  const auto k = std::ranges::find(facts, QStringLiteral("Shingle length k"), &Fact::name);
  ASSERT_NE(k, facts.end());
  EXPECT_TRUE(k->meaning.contains(QStringLiteral("shingles.k")));
  for (const Fact& fact : facts) EXPECT_FALSE(fact.name.contains(u'.')) << fact.name.toStdString();
}

TEST(RecipeLine, names_the_most_important_parameters) {
  Recipe recipe;
  recipe.shingles.k = 5;
  recipe.sketch.hashes = 100;
  recipe.lsh = {20, 5, 0};
  recipe.verify.threshold = 0.8;
  EXPECT_EQ(recipe_line(recipe), QStringLiteral("words, k = 5, n = 100, b \u00D7 r = 20 \u00D7 5, t = 0.800"));
  recipe.sample.size = 10'000;
  EXPECT_TRUE(recipe_line(recipe).endsWith(QStringLiteral(", sample of 10\u202F000")));
}

TEST(SecondsFrom, are_those_of_the_stages_from_there_on) {
  StageSeconds s;
  s.read = 64;
  s.clean = 32;
  s.shingle = 16;
  s.sign = 8;
  s.band = 4;
  s.verify = 2;
  EXPECT_EQ(seconds_from(s, Stage::sample), 62);
  EXPECT_EQ(seconds_from(s, Stage::clean), 62);
  EXPECT_EQ(seconds_from(s, Stage::shingle), 30);
  EXPECT_EQ(seconds_from(s, Stage::band), 6);
  EXPECT_EQ(seconds_from(s, Stage::verify), 2);
  EXPECT_EQ(seconds_from(s, Stage::select), 0);
}

}  // namespace
}  // namespace lookalike
