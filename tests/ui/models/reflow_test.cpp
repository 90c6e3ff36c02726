#include "ui/models/reflow.h"

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

TEST(Reflow, LongParagraphIsBrokenAfterASentence) {
  const std::string sentence(kLongParagraph, 'a');
  EXPECT_EQ(reflow("b c. " + sentence + " d. e. f"), "b c. " + sentence + " d.\ne. f");
}

TEST(Reflow, VeryLongSentenceIsBrokenAtASpace) {
  const std::string word(2 * kLongParagraph, 'a');
  EXPECT_EQ(reflow(word + " b c"), word + "\nb c");
}

TEST(Reflow, LongParagraphStartsAnewAfterALineBreak) {
  const std::string half(kLongParagraph - 10, 'a');
  EXPECT_EQ(reflow(half + "\n\n" + half + ". b"), half + "\n\n" + half + ". b");
}

TEST(Reflow, EmptyStaysEmpty) {
  EXPECT_EQ(reflow(""), "");
}

TEST(Reflow, TrailingLineBreakStays) {
  EXPECT_EQ(reflow("one\n"), "one\n");
}

}  // namespace
}  // namespace lookalike
