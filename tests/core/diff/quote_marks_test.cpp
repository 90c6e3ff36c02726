#include "core/diff/mail_marks.h"

#include <gtest/gtest.h>

#include <string>

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

/// Bytes of quote marks at the start of `line`, in a text of three lines that begin with `mark`.
std::size_t marks_beside(const std::string& mark, const std::string& line) {
  return QuoteMarks(mark + "one\n" + mark + "two\n\n" + mark + "three\n")(line);
}

TEST(QuoteMarks, include_a_sign_that_begins_three_lines_in_a_row) {
  EXPECT_EQ(marks_beside("=", "=text"), 1U);
  EXPECT_EQ(marks_beside(":", ":>> text"), 3U);
  EXPECT_EQ(marks_beside("> +", "> + text"), 3U);
  EXPECT_EQ(marks_beside("-| ", "-| text"), 2U);
  EXPECT_EQ(marks_beside("  *", "> *text"), 3U);
  EXPECT_EQ(QuoteMarks(":one\n>:> two\n: three\n")(":text"), 1U);
  EXPECT_EQ(QuoteMarks("=one\n=two\nthree\n=four")("=one"), 0U) << "two in a row";
}

TEST(QuoteMarks, exclude_list_items_numbers_opening_brackets_and_rules) {
  for (const std::string mark : {"- ", "* ", "-1", "+2", "#3", "(", "\"", "$", "."})
    EXPECT_EQ(marks_beside(mark, mark + "text"), 0U) << mark;
  EXPECT_EQ(QuoteMarks("----\n----\n----\n}\n}\n}")("-"), 0U);
  EXPECT_EQ(QuoteMarks("}\n}\n}\n")("}"), 0U) << "code";
}

}  // namespace
}  // namespace lookalike
