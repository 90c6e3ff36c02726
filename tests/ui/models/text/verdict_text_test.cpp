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
  EXPECT_EQ(judging_text(summary),
            "Precision 75.2 % (61 to 86 %) of the 158 similar pairs. 50 judged: 12 same, 13 near, 13 different, 12 "
            "unsure.");
}

TEST(VerdictText, counts_alone_where_nothing_is_decided) {
  EXPECT_EQ(judging_text(judged()), "50 judged: 12 same, 13 near, 13 different, 12 unsure.");
}

}  // namespace
}  // namespace lookalike
