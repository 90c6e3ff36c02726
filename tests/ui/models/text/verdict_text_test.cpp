#include "ui/models/text/verdict_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

JudgedSummary judged() {
  JudgedSummary summary;
  summary.counts = {12, 13, 13, 12};
  return summary;
}

TEST(VerdictText, begins_with_precision_and_its_interval) {
  JudgedSummary summary = judged();
  summary.precision = {0.752, {0.61, 0.86}, 158, 158, 0};
  EXPECT_EQ(
      judging_text(summary),
      "50 judged: precision 75.2 % (61 to 86 %). 12 same, 13 near, 13 different, 12 unsure. Its interval is valid "
      "for pairs drawn at random, as by \"random strata\".");
}

TEST(VerdictText, counts_alone_where_nothing_is_decided) {
  EXPECT_EQ(judging_text(judged()), "50 judged. 12 same, 13 near, 13 different, 12 unsure.");
}

TEST(VerdictText, tells_of_pairs_that_precision_leaves_out) {
  JudgedSummary summary = judged();
  summary.precision = {0.75, {0.75, 0.75}, 8, 523, 371};
  EXPECT_EQ(judging_text(summary),
            "50 judged: precision 75.0 % (all judged). 12 same, 13 near, 13 different, 12 unsure. Precision leaves out "
            "144 at similarities without a verdict and 371 identical ones of the 523 similar pairs.");
}

TEST(VerdictText, recall_needs_a_judged_pair_that_was_not_accepted) {
  JudgedSummary summary = judged();
  summary.against = {20, 5, 0, 0};
  summary.accepted = summary.counts;
  EXPECT_FALSE(judging_text(summary).contains("Recall"));
  summary.accepted.different -= 1;
  EXPECT_TRUE(judging_text(summary).endsWith("Recall among judged pairs is 100 %."))
      << judging_text(summary).toStdString();
}

}  // namespace
}  // namespace lookalike
