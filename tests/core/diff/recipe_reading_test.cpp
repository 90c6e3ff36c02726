#include "core/diff/recipe_reading.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <random>
#include <set>
#include <sstream>

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using List = std::vector<std::string>;

constexpr const char* kNames[] = {"same", "changed", "left", "right", "moved"};

RecipeReading read(std::string_view left, std::string_view right, const Recipe& recipe = {}) {
  return read_pair(left, right, recipe, {}).value();
}

std::string text_at(std::string_view text, const TextSpan& span) {
  return std::string(text.substr(span.offset, span.length));
}

List differences(std::string_view left, std::string_view right, const Recipe& recipe = {}) {
  List told;
  for (const Stretch& s : read(left, right, recipe).differences.differences)
    told.push_back(std::string(kNames[static_cast<int>(s.kind)]) + ": " + text_at(left, s.left) + " -> " +
                   text_at(right, s.right));
  return told;
}

List shared(std::string_view text, const RecipeSide& side) {
  List passages;
  for (const SharedPassage& passage : side.shared) passages.push_back(text_at(text, passage.here));
  return passages;
}

Recipe words_of(std::uint32_t k) {
  Recipe recipe;
  recipe.shingles.k = k;
  return recipe;
}

TEST(RecipeReading, case_and_punctuation_are_not_differences) {
  EXPECT_THAT(differences("The U.S. \"offer\", he said.", "the us Offer; he said"), IsEmpty());
}

TEST(RecipeReading, a_changed_word_is_a_difference) {
  EXPECT_THAT(differences("Late on Friday, after", "late on Monday after"), ElementsAre("changed: Friday -> Monday"));
}

TEST(RecipeReading, case_is_a_difference_if_it_is_kept) {
  Recipe recipe;
  recipe.text.letter_case = Case::keep;
  EXPECT_THAT(differences("The offer", "the offer", recipe), ElementsAre("changed: The -> the"));
}

TEST(RecipeReading, punctuation_is_a_difference_if_it_is_kept) {
  Recipe recipe;
  recipe.text.punctuation = Punctuation::keep;
  EXPECT_THAT(differences("he said.", "he said", recipe), ElementsAre("changed: said. -> said"));
}

TEST(RecipeReading, dropped_stop_words_and_numbers_are_not_differences) {
  Recipe recipe;
  recipe.text.stop_words = "nltk";
  recipe.text.digits = Digits::drop;
  EXPECT_THAT(differences("The price of 12 ships", "A price for 77 ships", recipe), IsEmpty());
  const std::string left = "The price of 12 ships.";
  List ignored;
  for (const TextSpan& span : read(left, "ships", recipe).left.ignored) ignored.push_back(text_at(left, span));
  EXPECT_THAT(ignored, ElementsAre("The", "of", "12", "."));
}

TEST(RecipeReading, a_word_hyphenated_at_a_line_end_is_two_words_if_punctuation_is_removed) {
  EXPECT_THAT(differences("the gov-\nernment", "the government"), ElementsAre("changed: gov-\nernment -> government"));
}

TEST(RecipeReading, shared_passages_reach_from_their_first_word_to_their_last) {
  const std::string left = "One, two; three FOUR five six.", right = "zero one two three four. Five! nine six";
  const RecipeReading reading = read(left, right, words_of(3));
  EXPECT_THAT(shared(left, reading.left), ElementsAre("One, two; three FOUR five"));
  EXPECT_THAT(shared(right, reading.right), ElementsAre("one two three four. Five"));
  EXPECT_EQ(text_at(right, reading.left.shared.front().there), "one two three four. Five");
}

TEST(RecipeReading, words_between_two_changes_are_in_no_shared_shingle) {
  const std::string left = "a b c X d e Y f g h", right = "a b c V d e W f g h";
  EXPECT_THAT(shared(left, read(left, right, words_of(3)).left), ElementsAre("a b c", "f g h"));
}

TEST(RecipeReading, shingles_of_characters_cross_white_space) {
  Recipe recipe = words_of(4);
  recipe.shingles.unit = ShingleUnit::character;
  const std::string left = "one two", right = "one \n two";
  const RecipeReading reading = read(left, right, recipe);
  EXPECT_EQ(reading.shared_shingles, 4U);
  EXPECT_THAT(shared(right, reading.right), ElementsAre("one \n two"));
  EXPECT_THAT(differences(left, right, recipe), IsEmpty());
}

TEST(RecipeReading, texts_without_a_shingle_share_nothing) {
  Recipe recipe = words_of(3);
  recipe.shingles.short_texts = ShortTexts::skip;
  const RecipeReading reading = read("one two", "", recipe);
  EXPECT_EQ(reading.left.shingles, 0U);
  EXPECT_EQ(reading.shared_shingles, 0U);
  EXPECT_THAT(reading.left.shared, IsEmpty());
  EXPECT_THAT(differences("one two", ""), ElementsAre("left: one two -> "));
}

TEST(RecipeReading, short_texts_are_shared_whole) {
  const RecipeReading reading = read("Love it!", "love it", words_of(3));
  EXPECT_EQ(reading.shared_shingles, 1U);
  EXPECT_THAT(shared("Love it!", reading.left), ElementsAre("Love it"));
  EXPECT_EQ(read("!!!", "!!!", words_of(3)).shared_shingles, 1U);
  EXPECT_THAT(read("!!!", "!!!", words_of(3)).left.shared, IsEmpty());
}

/// Sets of strings instead of hashes, from words that need no cleaning.
std::set<std::string> shingles_of(const std::string& text, std::size_t k, bool bag) {
  std::vector<std::string> words;
  std::istringstream in(text);
  for (std::string word; in >> word;) words.push_back(word);
  std::set<std::string> set;
  if (words.size() < k && !words.empty()) return {text};
  std::map<std::string, int> met;
  for (std::size_t i = 0; i + k <= words.size(); ++i) {
    std::string shingle;
    for (std::size_t j = i; j < i + k; ++j) shingle += words[j] + ' ';
    set.insert(bag ? shingle + std::to_string(met[shingle]++) : shingle);
  }
  return set;
}

TEST(RecipeReading, counts_equal_those_of_sets_and_bags_of_strings) {
  std::mt19937 random(11);
  for (int trial = 0; trial < 200; ++trial) {
    std::string texts[2];
    for (std::string& text : texts)
      for (unsigned i = random() % 40; i > 0; --i) text += std::string(1, static_cast<char>('a' + random() % 4)) + ' ';
    Recipe recipe = words_of(1 + random() % 3);
    recipe.shingles.bag = trial % 2 == 1;
    const auto a = shingles_of(texts[0], recipe.shingles.k, recipe.shingles.bag);
    const auto b = shingles_of(texts[1], recipe.shingles.k, recipe.shingles.bag);
    const auto both = std::ranges::count_if(a, [&b](const std::string& shingle) { return b.contains(shingle); });
    const RecipeReading reading = read(texts[0], texts[1], recipe);
    EXPECT_EQ(reading.left.shingles, a.size());
    EXPECT_EQ(reading.right.shingles, b.size());
    EXPECT_EQ(reading.shared_shingles, static_cast<std::uint64_t>(both));
  }
}

TEST(RecipeReading, a_missing_list_of_stop_words_is_reported) {
  Recipe recipe;
  recipe.text.stop_words = "/no/such/list";
  EXPECT_EQ(read_pair("a", "b", recipe, {}).error().code, ErrorCode::bad_usage);
}

TEST(RecipeReading, can_be_cancelled) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(read_pair("a b c", "a b c", {}, stop.get_token()).error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
