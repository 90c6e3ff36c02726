#include "ui/models/lesson/open_corpus_scene.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>

#include "tests/support/corpora.h"
#include "tests/ui/models/lesson/shown_words.h"

namespace lookalike::lesson {
namespace {

using test::last_words;
using test::scene_of;
using test::words;

/// Thirty words, the last `changed` of which occur in no other text.
std::string text_with(int changed) {
  std::string text;
  for (int word = 0; word < 30; ++word)
    text += "w" + std::to_string(word < 30 - changed ? word : 1000 * changed + word) + " ";
  return text;
}

std::shared_ptr<const RunResult> run_of_drifting_texts() {
  std::vector<std::string> texts{""};
  for (int changed = 0; changed < 20; ++changed) texts.push_back(text_with(changed));
  Recipe recipe;
  recipe.shingles.k = 3;
  recipe.sketch.hashes = 50;
  recipe.lsh = {10, 5, 0};
  recipe.verify.threshold = 0.1;
  return Engine(test::corpus_of(texts)).run(recipe, {}).value();
}

TEST(OpenCorpusReading, counts_documents_without_a_shingle_separately) {
  const auto inputs = open_corpus_inputs(*run_of_drifting_texts(), nullptr, "texts", {});
  EXPECT_EQ(inputs.documents, 20u);
  EXPECT_EQ(inputs.left_out, 1u);
}

TEST(OpenCorpusReading, follows_a_pair_with_some_agreeing_bands) {
  const auto run = run_of_drifting_texts();
  double least = 1;
  for (const SimilarPair& pair : run->similar->first(1000)) {
    const auto explained = explain_pair(*run, pair.a, pair.b).value();
    if (explained.shared_bands() > 0 && explained.shared_bands() < 10) least = std::min(least, explained.jaccard);
  }
  ASSERT_LT(least, 1);
  const auto inputs = open_corpus_inputs(*run, nullptr, "texts", {});
  ASSERT_TRUE(inputs.pair);
  EXPECT_EQ(inputs.pair->jaccard, least);
  EXPECT_GT(inputs.pair->shared_bands(), 0u);
  EXPECT_LT(inputs.pair->shared_bands(), 10u);
}

TEST(OpenCorpusReading, distinguishes_equal_titles_by_their_positions) {
  const auto run = run_of_drifting_texts();
  const SimilarPair chosen{DocumentIndex(1), DocumentIndex(2), 0.9};
  const auto inputs = open_corpus_inputs(*run, nullptr, "texts", chosen);
  ASSERT_TRUE(inputs.pair);
  EXPECT_EQ(inputs.pair->label_a.left(2), "1 ");
  EXPECT_EQ(inputs.pair->label_b.left(2), "2 ");
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
  return inputs.step(inputs.steps() - 1);
}

TEST(OpenCorpusScene, states_the_exact_number_of_all_pairs) {
  EXPECT_EQ(last_step(corpus()).all_pairs, 1249975000u);
  OpenCorpusInputs one = corpus();
  one.documents = 1;
  EXPECT_EQ(last_step(one).all_pairs, 0u);
  one.documents = 6'000'000'001;  // n (n - 1) needs 65 bits
  EXPECT_EQ(last_step(one).all_pairs, 18'000'000'003'000'000'000u);
}

TEST(OpenCorpusScene, ends_with_the_missed_pairs_if_the_ground_truth_is_known) {
  OpenCorpusInputs inputs = corpus();
  EXPECT_THAT(last_words<OpenCorpusScene>(inputs).sentence, testing::EndsWith("900 are similar."));
  inputs.missed = 12;
  EXPECT_THAT(last_words<OpenCorpusScene>(inputs).sentence,
              testing::EndsWith("900 are similar. Similar pairs missed: 12."));
}

TEST(OpenCorpusScene, says_that_no_two_documents_share_a_bucket) {
  OpenCorpusInputs inputs;
  inputs.corpus = QStringLiteral("poems");
  inputs.documents = 4;
  const SceneFrame frame = scene_of<OpenCorpusScene>(inputs).frame(scene_of<OpenCorpusScene>(inputs).steps() - 1);
  EXPECT_THAT(frame.sentence.toStdString(), testing::HasSubstr("make 6 pairs. No two of them share a bucket"));
  EXPECT_TRUE(std::ranges::any_of(frame.picture.items, [](const Item& item) {
    const auto* label = std::get_if<Label>(&item);
    return label && label->text == "no candidates";
  }));
}

TEST(OpenCorpusScene, draws_candidates_and_similar_pairs_as_areas) {
  OpenCorpusInputs inputs = corpus();
  inputs.documents = 5000;  // 12,497,500 pairs
  inputs.candidates = 1477;
  inputs.similar = 653;
  const OpenCorpusScene scene = test::scene_of<OpenCorpusScene>(inputs);
  const Picture picture = scene.frame(scene.steps() - 1).picture;
  std::vector<double> boxes, enlarged;
  const auto area = [](const QRectF& of) { return of.width() * of.height(); };
  for (const Item& item : picture.items) {
    if (const auto* box = std::get_if<Box>(&item)) boxes.push_back(area(box->area));
    if (const auto* corners = std::get_if<Polyline>(&item))
      enlarged.push_back(area(QRectF(corners->points[0], corners->points[2])));
  }
  ASSERT_EQ(boxes.size(), 3u);  // the square, its frame, the candidates in it
  EXPECT_NEAR(boxes[2] / boxes[0], 1477 / 12'497'500.0, 1e-9);
  ASSERT_EQ(enlarged.size(), 13u + 2u) << "the columns of the first scene, a million pairs each";
  EXPECT_NEAR(std::accumulate(enlarged.begin(), enlarged.begin() + 13, 0.0) / boxes[0], 1, 1e-9);
  EXPECT_NEAR(enlarged[14] / enlarged[13], 653 / 1477.0, 1e-9);
}

TEST(OpenCorpusScene, asks_for_a_corpus_if_there_is_none) {
  EXPECT_EQ(OpenCorpusInputs().steps(), 1u);
  EXPECT_EQ(OpenCorpusInputs().step(0).kind, OpenCorpusStep::Kind::nothing);
}

TEST(OpenCorpusScene, omits_steps_without_data) {
  EXPECT_EQ(corpus().steps(), 2u);
  OpenCorpusInputs inputs = corpus();
  inputs.points = {{0.6, 0.8, 0.7, 0.9}, {0.4, 0.9, 0.8, 0.95}};
  EXPECT_EQ(inputs.steps(), 3u);
  EXPECT_EQ(inputs.step(1).inside, 1u);  // 0.802 is in [0.7, 0.9], 0.186 not in [0.8, 0.95]
}

TEST(OpenCorpusScene, distinguishes_points_inside_and_outside_the_limits) {
  OpenCorpusInputs inputs = corpus();
  inputs.points = {{0.6, 0.8, 0.7, 0.9}, {0.4, 0.9, 0.8, 0.95}};
  const OpenCorpusStep two = inputs.step(1);
  EXPECT_TRUE(two.inputs.points[0].inside);
  EXPECT_FALSE(two.inputs.points[1].inside);
  inputs.points.erase(inputs.points.begin());
  EXPECT_EQ(words<OpenCorpusScene>(inputs, 1).sentence,
            "One range of similarity was measured: the curve lies outside its 95\u00A0% limits.");
}

TEST(OpenCorpusScene, counts_documents_without_a_shingle_like_the_corpus) {
  OpenCorpusInputs inputs = corpus();
  inputs.left_out = 1;
  EXPECT_THAT(words<OpenCorpusScene>(inputs, 0).sentence, testing::HasSubstr("50\u202f001 documents"));
  const OpenCorpusStep last = last_step(inputs);
  EXPECT_EQ(last.all_pairs, 1249975000u);
  EXPECT_THAT(last_words<OpenCorpusScene>(inputs).sentence,
              testing::HasSubstr("50\u202f000 of 50\u202f001 documents have shingles"));
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
  pair.candidate = pair.passed = true;
  inputs.lsh = {2, 2, 0};
  inputs.pair = FollowedPair{pair, "17", "42"};
  EXPECT_THAT(words<OpenCorpusScene>(inputs, 3).sentence,
              testing::StartsWith("One of the 2 bands of 2 rows agrees, so this pair is a candidate. A pair of "
                                  "similarity 0.727 becomes a candidate with probability"));
  EXPECT_EQ(words<OpenCorpusScene>(inputs, 4).sentence,
            "The pair is compared: 0.727 is less than 0.800, so it is rejected.");
}

// Of 400 shingles in all, each document has 3 alone: areas of 1 % of the width.
TEST(OpenCorpusScene, names_narrow_areas_beside_them) {
  OpenCorpusInputs inputs = corpus();
  PairExplanation pair;
  pair.shingles_a = pair.shingles_b = 397;
  pair.overlap = {394, 400};
  inputs.pair = FollowedPair{pair, "17", "42"};
  std::vector<QRectF> numbers, areas;
  for (const Item& item : scene_of<OpenCorpusScene>(inputs).frame(1).picture.items) {
    const auto* label = std::get_if<Label>(&item);
    const auto* box = std::get_if<Box>(&item);
    if (label && label->text == u"3") numbers.push_back(label->area);
    if (box && (box->fill.tint == Tint::first || box->fill.tint == Tint::second)) areas.push_back(box->area);
  }
  ASSERT_EQ(numbers.size(), 2u);
  ASSERT_EQ(areas.size(), 2u);
  for (const std::size_t side : {0, 1}) {
    EXPECT_NEAR(numbers[side].center().y(), areas[side].center().y(), 40);
    EXPECT_FALSE(numbers[side].intersects(areas[side]));
  }
  EXPECT_NEAR(areas[0].left() - numbers[0].right(), 5, 1e-9);
  EXPECT_NEAR(numbers[1].left() - areas[1].right(), 5, 1e-9);
}

TEST(OpenCorpusScene, uses_the_points_of_bins_with_different_pairs) {
  CurveBin full, identical;
  full.pairs = 12;
  full.identical = 2;
  full.passed = 7;
  full.mean = 0.5;
  full.passed_share = {0.2, 0.8};
  identical.pairs = identical.identical = 4;
  EXPECT_THAT(points_of(std::vector{full, identical}), testing::ElementsAre(MeasuredPoint{0.5, 0.5, 0.2, 0.8}));
}

}  // namespace
}  // namespace lookalike::lesson
