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

TEST(SurveyCost, is_not_raised_by_copies) {
  const SurveyCost once = cost_over({"one two three", "four five"});
  const SurveyCost often = cost_over({"one two three", "four five", "one two three", "four five", "four five"});
  EXPECT_EQ(often.bytes, once.bytes);
  EXPECT_EQ(often.most_bytes, once.most_bytes);
  EXPECT_EQ(often.seconds, once.seconds);
}

}  // namespace
}  // namespace lookalike
