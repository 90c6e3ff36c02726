#include "ui/models/reading/document_reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lookalike {
namespace {

using testing::ElementsAre;

Recipe recipe_with(std::uint32_t k, bool bag = false) {
  Recipe recipe;
  recipe.shingles.k = k;
  recipe.shingles.bag = bag;
  return recipe;
}

TEST(ReadDocument, shows_shingles_in_order_and_marks_repeated_ones) {
  const auto reading = *read_document("One two, one TWO one", recipe_with(2), {});
  std::vector<std::string> shingles;
  std::vector<std::uint32_t> earlier;
  for (const ShingleLine& line : reading.shingles.lines) {
    shingles.push_back(line.shingle.toStdString());
    earlier.push_back(line.earlier);
  }
  EXPECT_THAT(shingles, ElementsAre("one two", "two one", "one two", "two one"));
  EXPECT_THAT(earlier, ElementsAre(0, 0, 1, 1));
  EXPECT_EQ(reading.shingles.lines[0].hash, reading.shingles.lines[2].hash);
  EXPECT_EQ(reading.shingles.total, 4U);
  EXPECT_EQ(reading.shingles.set_size, 2U);
  EXPECT_EQ(reading.tokens.text, "one two one two one");
}

TEST(ReadDocument, in_a_bag_every_occurrence_is_an_element) {
  const auto reading = *read_document("one two one two one", recipe_with(2, true), {});
  EXPECT_EQ(reading.shingles.set_size, 4U);
  EXPECT_NE(reading.shingles.lines[0].element, reading.shingles.lines[2].element);
}

TEST(ReadDocument, dropped_stop_words_and_numbers_stay_visible) {
  Recipe recipe = recipe_with(1);
  recipe.text.stop_words = "nltk";
  recipe.text.digits = Digits::drop;
  const auto reading = *read_document("The price of 12 apples", recipe, {});
  EXPECT_EQ(reading.tokens.text, "the price of 12 apples");
  std::vector<bool> left_out;
  for (const TokenMark& mark : reading.tokens.marks) left_out.push_back(mark.left_out);
  EXPECT_THAT(left_out, ElementsAre(true, false, true, true, false));
  EXPECT_EQ(reading.tokens.total, 2U);
  EXPECT_EQ(reading.tokens.left_out, 3U);
  EXPECT_EQ(reading.shingles.total, 2U);
}

TEST(ReadDocument, spaces_in_shingles_of_characters_are_visible) {
  Recipe recipe = recipe_with(3);
  recipe.shingles.unit = ShingleUnit::character;
  const auto reading = *read_document("a bc", recipe, {});
  EXPECT_EQ(reading.tokens.text, QStringLiteral("a\u2423bc"));
  ASSERT_EQ(reading.shingles.lines.size(), 2U);
  EXPECT_EQ(reading.shingles.lines[1].shingle, QStringLiteral("\u2423bc"));
}

TEST(ReadDocument, shows_the_beginning_of_a_long_text_and_counts_all_of_it) {
  std::string text;
  for (int i = 0; i < 5000; ++i) text += "w" + std::to_string(i) + ' ';
  const auto reading = *read_document(text, recipe_with(3), {});
  EXPECT_EQ(reading.tokens.marks.size(), kShownUnits);
  EXPECT_EQ(reading.tokens.shown, kShownUnits);
  EXPECT_EQ(reading.tokens.total, 5000U);
  EXPECT_EQ(reading.tokens.text.count(u'\n'), 0) << "they flow in one paragraph";
  const TokenMark last = reading.tokens.marks.back();
  EXPECT_EQ(reading.tokens.text.mid(last.position, last.length), "w1999");
  EXPECT_EQ(reading.shingles.lines.size(), kShownUnits);
  EXPECT_EQ(reading.shingles.total, 4998U);
}

TEST(ReadDocument, shows_the_beginning_of_long_tokens_and_shingles) {
  Recipe recipe;
  recipe.shingles.k = 2;
  const std::string word(1'000'000, 'w');
  const DocumentReading reading = *read_document(word + ' ' + word + " end", recipe, {});
  ASSERT_EQ(reading.shingles.lines.size(), 2U);
  EXPECT_EQ(reading.shingles.lines[0].shingle, QString(1000, u'w') + QChar(0x2026));
  EXPECT_EQ(reading.tokens.text, QString(kShownCharacters, u'w') + QChar(0x2026));
  EXPECT_EQ(reading.tokens.shown, 1U);
  EXPECT_EQ(reading.tokens.total, 3U);
}

TEST(ReadDocument, says_which_stop_word_file_is_missing) {
  Recipe recipe;
  recipe.text.stop_words = "/nowhere/words.txt";
  const auto reading = read_document("text", recipe, {});
  ASSERT_FALSE(reading);
  EXPECT_NE(to_string(reading.error()).find("words.txt"), std::string::npos);
}

TEST(TextBeginning, is_cut_between_characters) {
  EXPECT_EQ(text_beginning("abc", 3).text, "abc");
  EXPECT_FALSE(text_beginning("abc", 3).cut);
  EXPECT_EQ(text_beginning("\u20AC\u20AC\u20AC", 2).text, QStringLiteral("\u20AC\u20AC"));
  EXPECT_TRUE(text_beginning("\u20AC\u20AC\u20AC", 2).cut);
  EXPECT_EQ(text_beginning("a\U0001F600b", 2).text, "a");
}

}  // namespace
}  // namespace lookalike
