#include "core/exchange/report/pair_html.h"

#include <gmock/gmock.h>

#include <iterator>
#include <random>
#include <regex>
#include <sstream>

namespace lookalike {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The words of HTML outside <mark>, or all of them.
std::vector<std::string> words_in(std::string html, bool unmarked) {
  static const std::regex mark("<mark[^>]*>([^<]*)</mark>"), letters("</?b[^>]*>|<span class=\"joined\">[^<]*</span>");
  html = std::regex_replace(html, letters, "");
  html = std::regex_replace(html, mark, unmarked ? " " : "$1");
  std::istringstream in(html);
  return {std::istream_iterator<std::string>(in), {}};
}

PairRow joined(const std::vector<PairRow>& rows) {
  PairRow whole;
  for (const PairRow& row : rows)
    for (std::size_t side = 0; side < 2; ++side) whole[side] += row[side];
  return whole;
}

PairRow marked(const std::string& left, const std::string& right) {
  return joined(marked_rows(left, right, Recipe()));
}

std::string numbered(const std::string& letter, int first, int last) {
  std::string words;
  for (int i = first; i < last; ++i) words += letter + std::to_string(i) + ' ';
  return words;
}

/// The numbers in the notes on words left out.
std::vector<std::size_t> left_out(const std::string& html) {
  static const std::regex note("<i>\u22EF ([0-9,]+) [^<]*words? left out[^<]*</i>");
  std::vector<std::size_t> numbers;
  for (std::sregex_iterator at(html.begin(), html.end(), note), end; at != end; ++at)
    numbers.push_back(std::stoul(std::regex_replace((*at)[1].str(), std::regex(","), "")));
  return numbers;
}

/// The shown words, without notes.
std::vector<std::string> shown(const std::string& html) {
  return words_in(std::regex_replace(html, std::regex("<i>[^<]*</i>"), " "), false);
}

TEST(MarkedHtml, marks_the_words_that_differ_and_not_their_neighbours) {
  const auto html = marked("late on Friday after the talks", "late on Saturday after talks");
  EXPECT_EQ(html[0], "late on <mark class=\"left changed\">Friday</mark> after <mark class=\"left\">the</mark> talks");
  EXPECT_EQ(html[1], "late on <mark class=\"right changed\">Saturday</mark> after talks");
}

TEST(MarkedHtml, gives_differences_that_the_recipe_ignores_a_mark_of_their_own) {
  const auto html = marked("The U.S. offer on Friday", "the US offer on Monday");
  EXPECT_EQ(html[0], "<mark class=\"ignored\">The U.S.</mark> offer on <mark class=\"left changed\">Friday</mark>");
  Recipe strict;
  strict.text.letter_case = Case::keep;
  EXPECT_THAT(joined(marked_rows("The offer", "the offer", strict))[0], HasSubstr("<mark class=\"left changed\">The"));
}

TEST(MarkedHtml, tells_moved_passages_from_different_words) {
  const std::string moved = "this long sentence has only moved elsewhere.",
                    rest = "Nothing else has changed in all of it.";
  for (const std::string& side : marked(moved + "\n\n" + rest, rest + "\n\n" + moved)) {
    EXPECT_THAT(side, HasSubstr("<mark class=\"moved\">"));
    EXPECT_THAT(side, Not(HasSubstr("changed\">")));
  }
}

TEST(MarkedHtml, the_words_that_are_not_marked_are_the_same_in_both_texts) {
  std::mt19937 random(5);
  std::size_t found = 0, unmarked = 0;
  for (int round = 0; round < 200; ++round) {
    std::string texts[2];
    for (int word = 0; word < 40; ++word) {
      const std::string same = "w" + std::to_string(random() % 30);
      for (std::string& text : texts)
        text += (random() % 8 == 0 ? "e" + std::to_string(random() % 30) : same) + (random() % 9 ? " " : "\n");
    }
    const auto html = marked(texts[0], texts[1]);
    EXPECT_EQ(words_in(html[0], true), words_in(html[1], true)) << texts[0] << "\n---\n" << texts[1];
    for (int side = 0; side < 2; ++side) EXPECT_EQ(words_in(html[side], false), words_in(texts[side], false));
    unmarked += words_in(html[0], true).size();
    found += words_in(html[0], false).size() - words_in(html[0], true).size();
  }
  EXPECT_GT(found, 500U);
  EXPECT_GT(unmarked, 500U);
}

TEST(MarkedHtml, both_texts_lose_the_same_equal_passages_between_words) {
  const std::string before = numbered("a", 0, 700), middle = numbered("b", 0, 20), after = numbered("c", 0, 300);
  const std::string texts[] = {before + "one " + middle + "and " + after, before + "two " + middle + after};
  const auto html = marked(texts[0], texts[1]);
  ASSERT_EQ(left_out(html[0]).size(), 2U) << html[0];
  EXPECT_EQ(left_out(html[0]), left_out(html[1]));
  for (int side = 0; side < 2; ++side) {
    const auto all = words_in(texts[side], false), rest = shown(html[side]);
    EXPECT_EQ(rest.size() + left_out(html[side])[0] + left_out(html[side])[1], all.size());
    for (const std::string& word : rest) EXPECT_EQ(std::ranges::count(all, word), 1) << word << ": not a whole word";
    for (const std::string word : {"a699", "b0", "b19", "c0"}) EXPECT_EQ(std::ranges::count(rest, word), 1) << word;
  }
  EXPECT_EQ(words_in(std::regex_replace(html[0], std::regex("<i>[^<]*</i>"), " "), true),
            words_in(std::regex_replace(html[1], std::regex("<i>[^<]*</i>"), " "), true));
}

TEST(MarkedHtml, a_long_difference_loses_its_middle_between_words) {
  const std::string added = numbered("n", 0, 1'000);
  const std::string html = marked("the beginning " + added + "and the end", "the beginning and the end")[0];
  const auto words = shown(html);
  ASSERT_EQ(left_out(html).size(), 1U) << html;
  EXPECT_EQ(words.size() + left_out(html)[0], 1'000U + 5);
  for (const std::string& word : words) EXPECT_THAT("the beginning and end " + added, HasSubstr(word + ' '));
}

// Chinese has no blanks. A character of three bytes is never cut.
TEST(MarkedHtml, a_long_difference_without_blanks_loses_its_middle_between_characters) {
  std::string text;
  for (int i = 0; i < 1'000; ++i) text += "\u6F22";
  const std::string html = marked("one two " + text, "one two three")[0];
  std::size_t shown = 0;
  for (std::size_t at = 0; (at = html.find("\u6F22", at)) != html.npos; at += 3) ++shown;
  EXPECT_EQ(shown, 500U / 3 + 200U / 3);
  EXPECT_THAT(html, HasSubstr(" " + std::to_string(1'000 - shown) + " characters left out "));
  EXPECT_THAT(html, HasSubstr("\u6F22</mark>"));
  EXPECT_THAT(html, ::testing::Not(HasSubstr("\uFFFD")));
}

TEST(MarkedHtml, both_texts_end_before_the_101st_difference) {
  std::string texts[2];
  for (int i = 0; i < 150; ++i)
    for (int side = 0; side < 2; ++side)
      texts[side] += numbered("w" + std::to_string(i) + '.', 0, 8) + (side == 0 ? "left " : "right ");
  const auto html = marked(texts[0], texts[1]);
  for (int side = 0; side < 2; ++side) {
    const auto words = shown(html[side]), all = words_in(texts[side], false);
    EXPECT_EQ(std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(words.size())), words);
    EXPECT_EQ(words.size(), 100U * 9 + 8);
    EXPECT_EQ(left_out(html[side]), std::vector<std::size_t>{all.size() - words.size()});
  }
}

TEST(MarkedHtml, corresponding_lines_share_a_row) {
  const auto rows =
      marked_rows("First paragraph of both texts.\n\nOnly the left text has this one.\n\nThe last of both.",
                  "First paragraph of both texts.\n\nThe last of both.", Recipe());
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0][0],
            "First paragraph of both texts.\n\n<mark class=\"left\">Only the left text has this one.</mark>\n\n");
  EXPECT_EQ(rows[0][1], "First paragraph of both texts.\n\n");
  EXPECT_EQ(rows[1], (PairRow{"The last of both.", "The last of both."}));
}

// The window's marks: MarkedPair.letters and MarkedPair.joined_paragraphs in its tests.
TEST(MarkedHtml, marks_letters_and_joined_paragraphs) {
  const auto html = marked("The mananger of this office agreed.\n\nThen he left.",
                           "The manager of this office agreed. Then he left.");
  EXPECT_EQ(html[0],
            "The <mark class=\"left changed\">mana<b class=\"left\">n</b>ger</mark> of this office "
            "agreed.<span class=\"joined\">\u00B6</span>\n\nThen he left.");
}

TEST(MarkedHtml, each_depth_of_a_quotation_is_an_element) {
  EXPECT_EQ(marked(">> one two three\n> four five six\nseven\n", "seven")[0],
            "<div class=\"quote\"><div class=\"quote\"><mark class=\"left\">one two three</mark>\n</div>"
            "<mark class=\"left\">four five six</mark>\n</div>seven\n");
}

TEST(MarkedHtml, escapes_the_texts) {
  EXPECT_EQ(marked("<b> x y z", "x y z")[0], "<mark class=\"left\">&#60;b&#62;</mark> x y z");
}

}  // namespace
}  // namespace lookalike
