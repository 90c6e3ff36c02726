#include "core/exchange/report/html_text.h"

#include <gtest/gtest.h>

#include <iterator>
#include <random>
#include <regex>
#include <sstream>

namespace lookalike {
namespace {

/// The words of HTML outside <mark>, or all of them.
std::vector<std::string> words_in(std::string html, bool unmarked) {
  static const std::regex mark("<mark[^>]*>([^<]*)</mark>");
  html = std::regex_replace(html, mark, unmarked ? " " : "$1");
  std::istringstream in(html);
  return {std::istream_iterator<std::string>(in), {}};
}

TEST(HtmlText, leaves_nothing_that_could_be_read_as_markup) {
  EXPECT_EQ(html_text("<a b='c' d=\"e\">&amp;"), "&#60;a b=&#39;c&#39; d=&#34;e&#34;&#62;&#38;amp;");
  EXPECT_EQ(html_text(std::string_view("\0\x1b\x7f\xC2\x85\xFF|\t\r\n", 10)), "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD|\t\r\n");
  EXPECT_EQ(html_text("\u00E9\u4E2D\U0001F600"), "\u00E9\u4E2D\U0001F600");
}

TEST(MarkedHtml, marks_the_words_that_differ_and_not_their_neighbours) {
  const auto html = marked_html("late on Friday after the talks", "late on Saturday after talks");
  EXPECT_EQ(html[0], "late on <mark>Friday</mark> after <mark>the</mark> talks");
  EXPECT_EQ(html[1], "late on <mark>Saturday</mark> after talks");
}

TEST(MarkedHtml, tells_moved_passages_from_different_words) {
  const std::string moved = "this long sentence has only moved elsewhere.",
                    rest = "Nothing else has changed in all of it.";
  const auto html = marked_html(moved + "\n\n" + rest, rest + "\n\n" + moved);
  for (const std::string& side : html) {
    EXPECT_NE(side.find("<mark class=\"moved\">"), std::string::npos) << side;
    EXPECT_EQ(side.find("<mark>"), std::string::npos) << side;
  }
}

TEST(MarkedHtml, the_words_that_are_not_marked_are_the_same_in_both_texts) {
  std::mt19937 random(5);
  std::size_t marked = 0, unmarked = 0;
  for (int round = 0; round < 200; ++round) {
    std::string texts[2];
    for (int word = 0; word < 40; ++word) {
      const std::string same = "w" + std::to_string(random() % 30);
      for (std::string& text : texts)
        text += (random() % 8 == 0 ? "e" + std::to_string(random() % 30) : same) + (random() % 9 ? " " : "\n");
    }
    const auto html = marked_html(texts[0], texts[1]);
    EXPECT_EQ(words_in(html[0], true), words_in(html[1], true)) << texts[0] << "\n---\n" << texts[1];
    for (int side = 0; side < 2; ++side) EXPECT_EQ(words_in(html[side], false), words_in(texts[side], false));
    unmarked += words_in(html[0], true).size();
    marked += words_in(html[0], false).size() - words_in(html[0], true).size();
  }
  EXPECT_GT(marked, 500U);
  EXPECT_GT(unmarked, 500U);
}

TEST(MarkedHtml, escapes_the_texts_and_shortens_long_passages) {
  EXPECT_EQ(marked_html("<b> x y z", "x y z")[0], "<mark>&#60;b&#62;</mark> x y z");
  std::string same;
  for (int i = 0; i < 1'000; ++i) same += "\u00E9\u00E9 ";  // 5 bytes each
  const auto html = marked_html(same + "one", same + "two");
  EXPECT_TRUE(html[0].ends_with("<mark>one</mark>")) << html[0];
  EXPECT_NE(html[0].find("<i>[\u2026 4,400 bytes left out \u2026]</i>"), std::string::npos) << html[0];
}

}  // namespace
}  // namespace lookalike
