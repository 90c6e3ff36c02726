#include "core/lesson/real_systems.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/lesson/open_corpus.h"

namespace lookalike::lesson {
namespace {

using Kind = RealSystemsStep::Kind;

RealSystemsStep at(Kind kind, const RealSystemsInputs& inputs = {}) {
  return real_systems_step(inputs, static_cast<std::size_t>(kind));
}

double plain(double s, double bands, double rows) {
  return 1 - std::pow(1 - std::pow(s, rows), bands);
}

TEST(RealSystemsScene, verification_takes_away_what_is_below_the_threshold) {
  const RealSystemsStep before = at(Kind::curve), after = at(Kind::verification);
  for (std::size_t i = 0; i < RealSystemsStep::kPoints; ++i) {
    const double s = static_cast<double>(i) / 200;
    EXPECT_NEAR(before.accepted[i], plain(s, 20, 5), 1e-12);
    EXPECT_NEAR(after.accepted[i], s < 0.6 ? 0 : plain(s, 20, 5), 1e-12);
  }
  EXPECT_GT(before.false_area, 0.05);
  EXPECT_EQ(after.false_area, 0);
  EXPECT_EQ(after.missed_area, before.missed_area);
}

// With a prefix inside the first band, the band's other rows are left to agree: s^m (1 - (1 - s^(r - m)) (1 - s^r)^(b -
// 1)).
TEST(RealSystemsScene, a_prefix_inside_the_first_band_costs_what_the_formula_says) {
  const RealSystemsStep s = at(Kind::prefix);
  for (std::size_t i = 0; i < RealSystemsStep::kPoints; ++i) {
    const double x = static_cast<double>(i) / 200;
    const double expected = std::pow(x, 3) * (1 - (1 - std::pow(x, 2)) * std::pow(1 - std::pow(x, 5), 19));
    EXPECT_NEAR(s.kept[i], expected, 1e-9);
  }
  EXPECT_LT(s.kept_at_threshold, s.plain_at_threshold);
}

TEST(RealSystemsScene, a_small_table_lets_unlike_pairs_meet) {
  const RealSystemsStep s = at(Kind::small_table);
  const double chance = 1 - std::pow(1 - 1.0 / 1000, 20);
  EXPECT_NEAR(s.chance_of_unlike, chance, 1e-12);
  EXPECT_NEAR(s.candidate[0], chance, 1e-12);
  EXPECT_NEAR(s.false_candidates, 10000.0 * 9999 / 2 * chance, 1);
}

TEST(RealSystemsScene, says_what_becomes_of_candidates_by_accident) {
  const auto note = [](bool prefix, bool verify) {
    RealSystemsInputs inputs;
    inputs.prefix = prefix;
    inputs.verify = verify;
    return at(Kind::small_table, inputs).words.note.text();
  };
  EXPECT_THAT(note(true, true), testing::HasSubstr("drops them before they are compared"));
  EXPECT_EQ(at(Kind::small_table).kept[0], 0) << "as the plot shows";
  EXPECT_THAT(note(false, true), testing::HasSubstr("costs a comparison"));
  EXPECT_THAT(note(false, false), testing::HasSubstr("taken for similar"));
}

TEST(RealSystemsScene, a_link_is_found_as_often_as_the_curve_says) {
  RealSystemsInputs inputs;
  inputs.small_table = false;
  const RealSystemsStep s = at(Kind::chains, inputs);
  const double x = 2.0 / 3;  // 80 of 120 shingles
  const double expected = std::pow(x, 3) * (1 - (1 - std::pow(x, 2)) * std::pow(1 - std::pow(x, 5), 19));
  EXPECT_NEAR(s.chain.link_chance, expected, 1e-9);
  EXPECT_THAT(s.words.sentence.text(), testing::HasSubstr("if all links are found, each with chance 0.28"));
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
  EXPECT_EQ(chain.similar_pairs, 4u);  // neighbours alone reach 0.6
}

TEST(RealSystemsScene, a_chain_falls_apart_above_its_links) {
  RealSystemsInputs inputs;
  inputs.threshold = 0.7;
  EXPECT_EQ(at(Kind::chains, inputs).chain.group, 1u);
}

TEST(RealSystemsScene, a_switch_takes_its_addition_away_again) {
  RealSystemsInputs inputs;
  inputs.prefix = inputs.small_table = inputs.verify = inputs.empty = false;
  const RealSystemsStep s = at(Kind::chains, inputs);
  EXPECT_EQ(s.accepted, s.plain);
  EXPECT_EQ(s.empty_pairs, 0u);
  EXPECT_EQ(s.chance_of_unlike, 0);
}

OpenCorpusInputs corpus() {
  OpenCorpusInputs inputs;
  inputs.corpus = "news";
  inputs.documents = 50000;
  inputs.candidates = 1200;
  inputs.similar = 900;
  return inputs;
}

OpenCorpusStep last_step(const OpenCorpusInputs& inputs) {
  return open_corpus_step(inputs, open_corpus_steps(inputs) - 1);
}

TEST(OpenCorpusScene, counts_all_pairs_out) {
  EXPECT_EQ(last_step(corpus()).all_pairs, 1249975000u);
  OpenCorpusInputs one = corpus();
  one.documents = 1;
  EXPECT_EQ(last_step(one).all_pairs, 0u);
  one.documents = 6'000'000'001;  // n (n - 1) needs 65 bits
  EXPECT_EQ(last_step(one).all_pairs, 18'000'000'003'000'000'000u);
}

TEST(OpenCorpusScene, asks_for_a_corpus_where_there_is_none) {
  EXPECT_EQ(open_corpus_steps({}), 1u);
  EXPECT_EQ(open_corpus_step({}, 0).kind, OpenCorpusStep::Kind::nothing);
}

TEST(OpenCorpusScene, leaves_out_what_it_was_not_given) {
  EXPECT_EQ(open_corpus_steps(corpus()), 2u);
  OpenCorpusInputs inputs = corpus();
  inputs.points = {{0.6, 30, 0.8, 0.7, 0.9}, {0.4, 30, 0.9, 0.8, 0.95}};
  EXPECT_EQ(open_corpus_steps(inputs), 3u);
  EXPECT_EQ(open_corpus_step(inputs, 1).inside, 1u);  // 0.802 is in [0.7, 0.9], 0.186 not in [0.8, 0.95]
}

TEST(OpenCorpusScene, tells_points_outside_from_those_inside) {
  OpenCorpusInputs inputs = corpus();
  inputs.points = {{0.6, 30, 0.8, 0.7, 0.9}, {0.4, 30, 0.9, 0.8, 0.95}};
  const OpenCorpusStep two = open_corpus_step(inputs, 1);
  EXPECT_TRUE(two.points[0].inside);
  EXPECT_FALSE(two.points[1].inside);
  inputs.points.erase(inputs.points.begin());
  EXPECT_EQ(open_corpus_step(inputs, 1).words.sentence.text(),
            "One range of similarity was measured: the curve lies outside its limits.");
}

TEST(OpenCorpusScene, counts_documents_without_a_shingle_as_the_corpus_does) {
  OpenCorpusInputs inputs = corpus();
  inputs.left_out = 1;
  EXPECT_THAT(open_corpus_step(inputs, 0).words.sentence.text(), testing::HasSubstr("50\u202f001 documents"));
  const OpenCorpusStep last = last_step(inputs);
  EXPECT_EQ(last.all_pairs, 1249975000u);
  EXPECT_THAT(last.words.sentence.text(), testing::HasSubstr("50\u202f000 of 50\u202f001 documents have shingles"));
}

TEST(OpenCorpusScene, follows_a_pair_to_its_verdict) {
  OpenCorpusInputs inputs = corpus();
  PairExplanation pair;
  pair.shingles_a = 100;
  pair.shingles_b = 90;
  pair.overlap = {80, 110};
  pair.jaccard = 80.0 / 110;
  pair.agreeing = {true, false, true, true};
  pair.bands = {{1, false, 0}, {2, true, 2}};
  pair.candidate = pair.kept = true;
  inputs.lsh = {2, 2, 0};
  inputs.pair = followed(pair, "17", "42");
  const OpenCorpusStep bands = open_corpus_step(inputs, 3), verdict = open_corpus_step(inputs, 4);
  EXPECT_EQ(bands.pair->agreement(), 3u);
  EXPECT_EQ(bands.pair->shared_bands(), 1u);
  EXPECT_EQ(verdict.words.sentence.text(),
            "The pair is compared: 0.727 against a threshold of 0.80, so it is turned down.");
}

TEST(OpenCorpusScene, takes_points_of_bins_that_hold_different_pairs) {
  CurveBin full, identical;
  full.pairs = 12;
  full.identical = 2;
  full.kept = 7;
  full.mean = 0.5;
  full.kept_share = {0.2, 0.8};
  identical.pairs = identical.identical = 4;
  EXPECT_THAT(points_of(std::vector{full, identical}), testing::ElementsAre(MeasuredPoint{0.5, 10, 0.5, 0.2, 0.8}));
}

}  // namespace
}  // namespace lookalike::lesson
