#include "core/experiment/ground_truth/survey.h"

#include <gtest/gtest.h>

#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

SurveyCost cost_over(const std::vector<std::string>& texts) {
  const auto run = test::run_on(test::corpus_of(texts), {"shingles.k=1"});
  return survey_cost(*run->shingles, *run->groups);
}

TEST(SurveyCost, grows_with_the_shingles_of_different_documents) {
  const SurveyCost two = cost_over({"one two three", "four five"}),
                   three = cost_over({"one two three", "four five", "six"});
  EXPECT_EQ(two.bytes * 6, three.bytes * 5);
  EXPECT_EQ(two.most_bytes * 6, three.most_bytes * 5);
  EXPECT_DOUBLE_EQ(two.seconds * 6, three.seconds * 5);
  EXPECT_LT(two.bytes, two.most_bytes);
}

TEST(JoinSeconds, of_few_shingles_does_not_depend_on_the_pace_of_large_surveys) {
  const auto run = test::run_on(test::corpus_of({"one two three", "four five"}), {"shingles.k=1"});
  const auto seconds = join_seconds(*run, 0.5, 1e-9, Progress());
  ASSERT_TRUE(seconds);
  EXPECT_GT(*seconds, 0);
  EXPECT_LT(*seconds, 1e9) << "at that pace it would be five thousand million seconds";
}

TEST(SurveyCost, is_not_raised_by_copies) {
  const SurveyCost once = cost_over({"one two three", "four five"});
  const SurveyCost often = cost_over({"one two three", "four five", "one two three", "four five", "four five"});
  EXPECT_EQ(often.bytes, once.bytes);
  EXPECT_EQ(often.most_bytes, once.most_bytes);
  EXPECT_EQ(often.seconds, once.seconds);
}

}  // namespace
}  // namespace lookalike
