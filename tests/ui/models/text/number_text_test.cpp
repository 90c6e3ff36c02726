#include "ui/models/text/display_text.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <limits>

#include "ui/models/lesson/words.h"

namespace lookalike {
namespace {

// In the window and in the lesson as in the command line.
TEST(NumberText, similarities_are_rounded_the_same_everywhere) {
  EXPECT_EQ(similarity_text(0.2439), "0.244");
  for (const double similarity : {1.0 / 16, 3.0 / 16, 5.0 / 16, 0.2439, 0.0005, 0.9995, 0.0, 1.0}) {
    char printed[8];
    std::snprintf(printed, sizeof printed, "%.3f", similarity);
    EXPECT_EQ(similarity_text(similarity), printed);
    EXPECT_EQ(rounded(similarity), printed);
  }
  EXPECT_EQ(similarity_text(std::numeric_limits<double>::quiet_NaN()), QString(QChar(0x2013)));
}

}  // namespace
}  // namespace lookalike
