#include "core/exchange/report/html_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(HtmlText, leaves_nothing_that_could_be_read_as_markup) {
  EXPECT_EQ(html_text("<a b='c' d=\"e\">&amp;"), "&#60;a b=&#39;c&#39; d=&#34;e&#34;&#62;&#38;amp;");
  EXPECT_EQ(html_text(std::string_view("\0\x1b\x7f\xC2\x85\xFF|\t\r\n", 10)), "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD|\t\r\n");
  EXPECT_EQ(html_text("\u00E9\u4E2D\U0001F600"), "\u00E9\u4E2D\U0001F600");
}

TEST(HtmlText, keeps_no_character_that_turns_those_after_it) {
  EXPECT_EQ(html_text("\u202Egpj.exe \u2066a\u2069 \u202A"), "\uFFFDgpj.exe \uFFFDa\uFFFD \uFFFD");
  EXPECT_EQ(html_text("\u05D0\u200F!"), "\u05D0\u200F!");
}

}  // namespace
}  // namespace lookalike
