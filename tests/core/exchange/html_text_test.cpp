#include "core/exchange/report/html_text.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <sstream>

namespace lookalike {
namespace {

/// Every word of a text, and whether it is in no run of k words that the other text has, by string comparison only.
std::vector<std::pair<std::string, bool>> expected_marks(const std::string& text, const std::string& other,
                                                         std::size_t k) {
  const auto words_of = [](const std::string& all) {
    std::istringstream in(all);
    return std::vector<std::string>(std::istream_iterator<std::string>(in), {});
  };
  const auto own = words_of(text), others = words_of(other);
  std::set<std::vector<std::string>> runs;
  for (std::size_t i = 0; i + k <= others.size(); ++i) runs.emplace(others.begin() + i, others.begin() + i + k);
  std::vector<std::pair<std::string, bool>> marks;
  for (const std::string& word : own) marks.emplace_back(word, true);
  for (std::size_t i = 0; i + k <= own.size(); ++i)
    if (runs.contains({own.begin() + i, own.begin() + i + k}))
      for (std::size_t j = i; j < i + k; ++j) marks[j].second = false;
  return marks;
}

/// Reads the words back from HTML, and whether each is inside <mark>.
std::vector<std::pair<std::string, bool>> marks_in(std::string html) {
  for (const char* tag : {"<mark>", "</mark>"})
    for (std::size_t at = 0; (at = html.find(tag, at)) != std::string::npos; at += std::string(tag).size() + 2)
      html.insert(at, " ").insert(at + 1 + std::string(tag).size(), " ");
  std::istringstream in(html);
  std::vector<std::pair<std::string, bool>> found;
  bool marked = false;
  for (std::string word; in >> word;) {
    if (word == "<mark>" || word == "</mark>")
      marked = word == "<mark>";
    else
      found.emplace_back(word, marked);
  }
  return found;
}

TEST(HtmlText, leaves_nothing_that_could_be_read_as_markup) {
  EXPECT_EQ(html_text("<a b='c' d=\"e\">&amp;"), "&#60;a b=&#39;c&#39; d=&#34;e&#34;&#62;&#38;amp;");
  EXPECT_EQ(html_text(std::string_view("\0\x1b\x7f\xC2\x85\xFF|\t\r\n", 10)), "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD|\t\r\n");
  EXPECT_EQ(html_text("\u00E9\u4E2D\U0001F600"), "\u00E9\u4E2D\U0001F600");
}

TEST(MarkedHtml, marks_exactly_the_words_outside_common_shingles) {
  std::mt19937 random(5);
  Recipe recipe;
  std::size_t marked = 0, unmarked = 0;
  for (std::uint32_t round = 0; round < 200; ++round) {
    recipe.shingles.k = 1 + round % 4;
    std::string texts[2];
    for (int word = 0; word < 40; ++word) {
      const std::string same = "w" + std::to_string(random() % 30);
      for (std::string& text : texts)
        text += (random() % 8 == 0 ? "e" + std::to_string(random() % 30) : same) + (random() % 9 ? " " : "\n");
    }
    const auto html = marked_html(texts[0], texts[1], recipe, {});
    for (std::size_t side = 0; side < 2; ++side) {
      const auto expected = expected_marks(texts[side], texts[1 - side], recipe.shingles.k);
      EXPECT_EQ(marks_in(html[side]), expected) << texts[0] << "\n---\n" << texts[1];
      for (const auto& [word, mark] : expected) ++(mark ? marked : unmarked);
    }
  }
  EXPECT_GT(marked, 500U);
  EXPECT_GT(unmarked, 500U);
}

TEST(MarkedHtml, counts_occurrences_in_a_bag) {
  Recipe recipe;
  recipe.shingles.k = 1;
  EXPECT_EQ(marked_html("a b a", "a b", recipe, {})[0], "a b a");
  recipe.shingles.bag = true;
  EXPECT_EQ(marked_html("a b a", "a b", recipe, {})[0], "a b <mark>a</mark>");
}

TEST(MarkedHtml, escapes_the_texts_and_shortens_long_passages) {
  Recipe recipe;
  recipe.shingles.k = 1;
  EXPECT_EQ(marked_html("<b> x", "x", recipe, {})[0], "&#60;<mark>b</mark>&#62; x");
  std::string same;
  for (int i = 0; i < 1'000; ++i) same += "\u00E9\u00E9 ";  // 5 bytes each
  const auto html = marked_html(same + "one", same + "two", recipe, {});
  EXPECT_TRUE(html[0].ends_with("<mark>one</mark>")) << html[0];
  EXPECT_NE(html[0].find("<i>[\u2026 4,400 bytes left out \u2026]</i>"), std::string::npos) << html[0];
}

}  // namespace
}  // namespace lookalike
