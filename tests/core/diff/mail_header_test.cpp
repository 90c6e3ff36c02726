#include "core/diff/mail_marks.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(MailHeader, a_label_is_a_name_and_a_colon) {
  EXPECT_EQ(header_label("From: a"), 5U);
  EXPECT_EQ(header_label("Article-I.D.: cs.C5"), 13U);
  EXPECT_EQ(header_label("Keywords:\n"), 9U);
  for (const char* line : {"", "from: a", "A: a", "To b: a", "http://a", "Name", "C:\\a", " From: a"})
    EXPECT_EQ(header_label(line), 0U) << line;
}

TEST(MailHeader, ends_with_the_last_line_that_has_a_label_or_continues_one) {
  const std::string_view text = "From: a\nReferences: b\n\tc\nLines: 3\n\nTo: d";
  const auto lines = header_lines(text);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(text.substr(lines[1].begin, lines[1].end - lines[1].begin), "References: b\n\tc\n");
  EXPECT_EQ(label_at(lines, text.find('a')), "From:");
  EXPECT_EQ(label_at(lines, text.find('c')), "References:");
  EXPECT_EQ(label_at(lines, text.find("To")), "");
}

TEST(MailHeader, one_line_is_not_a_header) {
  EXPECT_TRUE(header_lines("Note: a\nb").empty());
  EXPECT_TRUE(header_lines("").empty());
  EXPECT_EQ(header_lines("From: a\nTo: b").size(), 2U);
}

}  // namespace
}  // namespace lookalike
