#include "core/experiment/forecast/threshold_suggestion.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

/// Two documents, each with a set of its own.
std::shared_ptr<const DuplicateGroups> two_documents() {
  static const auto groups = test::shingle({"one", "two"}, test::words(1)).groups;
  return groups;
}

/// `counts[i]` pairs in the middle of the i-th bin of 0.05, starting at the floor.
GroundTruth hills(double floor, const std::vector<int>& counts) {
  GroundTruth truth;
  truth.floor = floor;
  truth.groups = two_documents();
  for (std::size_t bin = 0; bin < counts.size(); ++bin)
    for (int i = 0; i < counts[bin]; ++i)
      truth.pairs.push_back({DocumentIndex(0), DocumentIndex(1), floor + 0.05 * static_cast<double>(bin) + 0.025});
  return truth;
}

TEST(SuggestThreshold, finds_the_middle_of_a_valley) {
  const auto found = suggest_threshold(hills(0.4, {900, 300, 80, 5, 5, 40, 120, 200, 220, 90, 60, 30}), 0.8);
  ASSERT_TRUE(found.threshold);
  EXPECT_NEAR(*found.threshold, 0.6, 1e-9);  // 0.55 to 0.65
  EXPECT_NE(found.sentence.find("10 pairs from 0.55 to 0.65"), std::string::npos) << found.sentence;
}

// Counted as in the histogram; the hills are those of different texts.
TEST(SuggestThreshold, counts_pairs_of_documents_in_its_sentence) {
  GroundTruth truth = hills(0.4, {900, 300, 80, 5, 5, 40, 120, 200, 220, 90, 60, 30});
  truth.groups = test::shingle({"one", "two", "two", "two"}, test::words(1)).groups;
  EXPECT_NE(suggest_threshold(truth, 0.8).sentence.find("30 pairs from 0.55 to 0.65, between 2700 from"),
            std::string::npos);
}

TEST(SuggestThreshold, an_empty_stretch_is_a_gap) {
  const auto found = suggest_threshold(hills(0.2, {500, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 30, 40, 50}), 0.8);
  ASSERT_TRUE(found.threshold);
  EXPECT_NEAR(*found.threshold, 0.55, 1e-9);  // 0.30 to 0.80
  EXPECT_NE(
      found.sentence.find("There is no pair from 0.30 to 0.80: any threshold between them finds the same 130 pairs"),
      std::string::npos)
      << found.sentence;
  EXPECT_EQ(found.sentence.find("judgement"), std::string::npos);
}

TEST(SuggestThreshold, says_that_there_is_none_if_counts_fall_steadily) {
  const auto found = suggest_threshold(hills(0.5, {200, 150, 120, 100, 80, 70, 60, 50, 40, 30}), 0.8);
  EXPECT_FALSE(found.threshold);
  EXPECT_NE(found.sentence.find("no valley"), std::string::npos) << found.sentence;
}

TEST(SuggestThreshold, does_not_take_a_chance_dip_for_a_valley) {
  EXPECT_FALSE(suggest_threshold(hills(0.5, {40, 30, 12, 9, 14, 16, 12, 11, 9, 12}), 0.8).threshold);
  EXPECT_FALSE(suggest_threshold(hills(0.5, {400, 300, 210, 160, 150, 170, 190, 180, 160, 120}), 0.8).threshold);
}

TEST(SuggestThreshold, does_not_judge_a_handful_of_pairs) {
  const auto found = suggest_threshold(hills(0.5, {2, 2, 2, 2, 2, 2, 2, 2, 2, 2}), 0.8);
  EXPECT_FALSE(found.threshold);
  EXPECT_NE(found.sentence.find("0.50 or more: 20, too few"), std::string::npos) << found.sentence;
}

// The hill above is too small for a valley, but every threshold below it gives the same pairs.
TEST(SuggestThreshold, a_gap_may_lie_below_a_handful_of_pairs) {
  const auto found = suggest_threshold(hills(0.5, {10, 0, 0, 0, 0, 0, 0, 0, 0, 10}), 0.8);
  ASSERT_TRUE(found.gap);
  EXPECT_NEAR(found.gap->from, 0.55, 1e-9);
  EXPECT_NEAR(found.gap->to, 0.95, 1e-9);
  EXPECT_EQ(found.gap->inside, 0u);
  EXPECT_EQ(found.gap->above, 10u);
}

TEST(SuggestThreshold, a_gap_may_contain_a_few_pairs) {
  const auto found = suggest_threshold(hills(0.5, {300, 0, 2, 1, 0, 0, 0, 0, 200, 300}), 0.8);
  ASSERT_TRUE(found.gap);
  EXPECT_NE(
      found.sentence.find("3 pairs from 0.55 to 0.90: any threshold between them finds nearly the same 500 pairs"),
      std::string::npos)
      << found.sentence;
}

TEST(SuggestThreshold, predicts_the_changes_at_the_neighbouring_thresholds) {
  const auto found = suggest_threshold(hills(0.5, {200, 150, 120, 100, 80, 70, 60, 50, 40, 30}), 0.8);
  EXPECT_EQ(found.surroundings.added, 80u + 70);
  EXPECT_EQ(found.surroundings.taken, 60u + 50);
  EXPECT_NE(found.sentence.find("A threshold of 0.70 would add 150 pairs to those of 0.8, 0.90 would drop 110 pairs."),
            std::string::npos)
      << found.sentence;
  const auto lowest = suggest_threshold(hills(0.5, {200, 150, 120, 100, 80, 70, 60, 50, 40, 30}), 0.55);
  EXPECT_FALSE(lowest.surroundings.lower);  // below the floor nothing is known
  EXPECT_EQ(lowest.surroundings.taken, 150u + 120);
}

TEST(SuggestThreshold, counts_gaps_of_real_corpora_exactly) {
  LOOKALIKE_NEEDS_DATA(path, "newsgroups/sci-train.tar.gz");
  const auto run = test::run_on(test::load(*path), {"sample.size=600"});
  const auto truth = test::value_of(find_truth(*run, 0.2, {}));
  const auto found = suggest_threshold(*truth, 0.8);
  const auto counted = [pairs = test::all_pairs_of(*run)](double from, double to) {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        pairs, [=](const ExactPair& pair) { return pair.jaccard >= from && pair.jaccard < to && pair.jaccard < 1; }));
  };
  EXPECT_EQ(found.surroundings.added, counted(0.7, 0.8));
  EXPECT_EQ(found.surroundings.taken, counted(0.8, 0.9));
  ASSERT_TRUE(found.gap) << found.sentence;
  EXPECT_EQ(found.gap->inside, counted(found.gap->from, found.gap->to));
  EXPECT_EQ(found.gap->above, counted(found.gap->to, 1));
}

TEST(SuggestThreshold, works_with_any_floor) {
  for (const double floor : {0.05, 0.33, 0.95, 0.99, 1.0}) {
    GroundTruth truth;
    truth.floor = floor;
    truth.groups = two_documents();
    for (int i = 0; i < 50; ++i) truth.pairs.push_back({DocumentIndex(0), DocumentIndex(1), 1 - (1 - floor) * i / 50});
    EXPECT_FALSE(suggest_threshold(truth, 0.8).threshold) << floor;
  }
}

}  // namespace
}  // namespace lookalike
