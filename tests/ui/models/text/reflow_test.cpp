#include "ui/models/text/reflow.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(Reflow, SingleLineBreakBecomesASpace) {
  EXPECT_EQ(reflow("one\ntwo\nthree"), "one two three");
}

TEST(Reflow, BlankLineStays) {
  EXPECT_EQ(reflow("one\n\ntwo"), "one\n\ntwo");
}

TEST(Reflow, IndentedLineStartsAParagraph) {
  EXPECT_EQ(reflow("one\n    two\nthree"), "one\n    two three");
}

TEST(Reflow, SpacesBeforeALineBreakGo) {
  EXPECT_EQ(reflow("one  \ntwo"), "one two");
}

TEST(Reflow, HyphenAtALineEndJoinsTheWord) {
  EXPECT_EQ(reflow("year-\nearlier"), "year-earlier");
}

TEST(Reflow, DashAtALineEndIsFollowedByASpace) {
  EXPECT_EQ(reflow("said --\nwhen -\nnow"), "said -- when - now");
}

TEST(Reflow, CarriageReturnsGo) {
  EXPECT_EQ(reflow("one\r\ntwo\r\n\r\nthree"), "one two\n\nthree");
}

TEST(Reflow, EmptyStaysEmpty) {
  EXPECT_EQ(reflow(""), "");
}

TEST(Reflow, TrailingLineBreakStays) {
  EXPECT_EQ(reflow("one\n"), "one\n");
}

}  // namespace
}  // namespace lookalike
