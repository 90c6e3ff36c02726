#include "core/experiment/threshold_suggestion.h"

#include <gtest/gtest.h>

#include <vector>

namespace lookalike {
namespace {

/// `counts[i]` pairs in the middle of the i-th bin of 0.05 from the floor up.
Truth hills(double floor, const std::vector<int>& counts) {
  Truth truth;
  truth.floor = floor;
  for (std::size_t bin = 0; bin < counts.size(); ++bin)
    for (int i = 0; i < counts[bin]; ++i)
      truth.pairs.push_back({DocumentIndex(0), DocumentIndex(1), floor + 0.05 * static_cast<double>(bin) + 0.025});
  return truth;
}

TEST(SuggestThreshold, finds_the_middle_of_a_valley) {
  const auto found = suggest_threshold(hills(0.4, {900, 300, 80, 5, 5, 40, 120, 200, 220, 90, 60, 30}));
  ASSERT_TRUE(found.threshold);
  EXPECT_NEAR(*found.threshold, 0.6, 1e-9);  // 0.55 to 0.65
  EXPECT_NE(found.sentence.find("10 pairs from 0.55 to 0.65"), std::string::npos) << found.sentence;
}

TEST(SuggestThreshold, an_empty_stretch_is_a_valley) {
  const auto found = suggest_threshold(hills(0.2, {500, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 30, 40, 50}));
  ASSERT_TRUE(found.threshold);
  EXPECT_NEAR(*found.threshold, 0.55, 1e-9);  // 0.30 to 0.80
}

TEST(SuggestThreshold, says_that_there_is_none_where_similarities_fall_all_the_way) {
  const auto found = suggest_threshold(hills(0.5, {200, 150, 120, 100, 80, 70, 60, 50, 40, 30}));
  EXPECT_FALSE(found.threshold);
  EXPECT_NE(found.sentence.find("no valley"), std::string::npos) << found.sentence;
}

TEST(SuggestThreshold, takes_no_chance_dip_for_a_valley) {
  EXPECT_FALSE(suggest_threshold(hills(0.5, {40, 30, 12, 9, 14, 16, 12, 11, 9, 12})).threshold);
  EXPECT_FALSE(suggest_threshold(hills(0.5, {400, 300, 210, 160, 150, 170, 190, 180, 160, 120})).threshold);
}

TEST(SuggestThreshold, does_not_judge_a_handful_of_pairs) {
  const auto found = suggest_threshold(hills(0.5, {10, 0, 0, 0, 0, 0, 0, 0, 0, 10}));
  EXPECT_FALSE(found.threshold);
  EXPECT_NE(found.sentence.find("20 pairs"), std::string::npos) << found.sentence;
}

TEST(SuggestThreshold, works_with_any_floor) {
  for (const double floor : {0.05, 0.33, 0.95, 0.99, 1.0}) {
    Truth truth;
    truth.floor = floor;
    for (int i = 0; i < 50; ++i) truth.pairs.push_back({DocumentIndex(0), DocumentIndex(1), 1 - (1 - floor) * i / 50});
    EXPECT_FALSE(suggest_threshold(truth).threshold) << floor;
  }
}

}  // namespace
}  // namespace lookalike
