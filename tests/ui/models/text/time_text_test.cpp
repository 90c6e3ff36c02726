#include "ui/models/text/time_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(TimeText, has_no_milliseconds) {
  EXPECT_EQ(remaining_text(0), "less than 1 s left");
  EXPECT_EQ(remaining_text(9.87), "about 10 s left");
  EXPECT_EQ(remaining_text(59.7), "about 1 min 00 s left");
  EXPECT_EQ(remaining_text(176.2), "about 2 min 56 s left");
  EXPECT_EQ(about_text(0.6), "less than 1 s");
}

TEST(TimeText, is_empty_for_an_unknown_time) {
  EXPECT_EQ(remaining_text(-1), "");
}

}  // namespace
}  // namespace lookalike
