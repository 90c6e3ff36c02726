#include "ui/models/diff/quote_marks.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(QuoteMarks, are_angle_brackets_bars_and_colons) {
  EXPECT_EQ(quote_marks("> text"), 1U);
  EXPECT_EQ(quote_marks(">>> text"), 3U);
  EXPECT_EQ(quote_marks("  > | > text"), 7U);
  EXPECT_EQ(quote_marks(": text"), 1U);
  EXPECT_EQ(quote_marks(">\nnext"), 1U);
}

TEST(QuoteMarks, may_begin_with_initials) {
  EXPECT_EQ(quote_marks("JH> text"), 3U);
  EXPECT_EQ(quote_marks("> JH> text"), 5U);
  EXPECT_EQ(quote_marks("JH>text"), 0U);
  EXPECT_EQ(quote_marks("SHORT> text"), 0U);
}

TEST(QuoteMarks, are_neither_smileys_nor_markup_nor_text) {
  for (const char* text : {"", ":-) so", "<b>bold", "a > b", "Name: value", "  text", "x> y"})
    EXPECT_EQ(quote_marks(text), 0U) << text;
}

}  // namespace
}  // namespace lookalike
