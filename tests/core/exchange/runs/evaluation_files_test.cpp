#include "core/exchange/runs/evaluation_files.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(MeasuredCsv, has_counts_and_limits_of_every_bin) {
  CurveBin empty, bin;
  empty.from = 0.5;
  empty.to = 0.75;
  bin.from = 0.75;
  bin.to = 1;
  bin.mean = 0.9;
  bin.pairs = 8;
  bin.candidates = 6;
  bin.passed = 4;
  bin.accepted = 3;
  bin.identical = 2;
  bin.predicted = 4.5;
  bin.candidate_share = {0.5, 0.875};
  bin.passed_share = {0.25, 0.75};
  bin.accepted_share = {0.125, 0.625};
  EXPECT_EQ(
      measured_csv({empty, bin}),
      "similarity_from,similarity_to,mean,pairs,candidates,kept,accepted,predicted,candidates_low,candidates_high,"
      "kept_low,kept_high,accepted_low,accepted_high,identical\n"
      "0.5,0.75,,0,0,0,0,0,,,,,,,0\n"
      "0.75,1,0.9,8,6,4,3,4.5,0.5,0.875,0.25,0.75,0.125,0.625,2\n");
}

TEST(HistogramCsv, distinguishes_estimates_from_counts) {
  EXPECT_EQ(histogram_csv({{0, 0.5, {120.5, {100, 140}}, true}, {0.5, 1, {7, {7, 7}}, false}}),
            "similarity_from,similarity_to,pairs,pairs_low,pairs_high,sampled\n"
            "0,0.5,120.5,100,140,1\n"
            "0.5,1,7,7,7,0\n");
}

}  // namespace
}  // namespace lookalike
