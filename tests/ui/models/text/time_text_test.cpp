#include "ui/models/text/time_text.h"

#include <gtest/gtest.h>

#include <vector>

namespace lookalike {
namespace {

TEST(TimeText, has_no_milliseconds) {
  EXPECT_EQ(remaining_text(0), "less than 1 s left");
  EXPECT_EQ(remaining_text(9.87), "about 10 s left");
  EXPECT_EQ(remaining_text(59.7), "about 1 min 00 s left");
  EXPECT_EQ(remaining_text(176.2), "about 2 min 56 s left");
  EXPECT_EQ(about_text(0.6), "less than 1 s");
}

TEST(TimeText, of_a_shown_time_never_rises_and_stays_known) {
  double shown = -1;
  std::vector<double> all;
  for (const double left : {-1.0, 3.0, 2.5, 8.0, -1.0, 7.0, 2.4, 2.4, 0.5, 0.9, 0.0})
    all.push_back(never_rising(shown, left));
  EXPECT_EQ(all, (std::vector<double>{-1, 3, 2.5, -1, 2.5, -1, 2.4, 2.4, 0.5, 0.5, 0})) << "8 and 7 are not 2.5";
}

TEST(TimeText, is_empty_for_an_unknown_time) {
  EXPECT_EQ(remaining_text(-1), "");
}

}  // namespace
}  // namespace lookalike
