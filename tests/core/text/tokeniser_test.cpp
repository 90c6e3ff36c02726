#include <gmock/gmock.h>

#include <fstream>

#include "core/text/tokens.h"

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> tokens_of(std::string_view text, const TextOptions& options = {},
                                   ShingleUnit unit = ShingleUnit::word) {
  const auto table = tokenise(text, options, unit, load_stop_words(options.stop_words).value(), {}).value();
  const TokenView view = (*table)[DocumentIndex(0)];
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < view.size(); ++i) tokens.emplace_back(view.span(i, 1, unit == ShingleUnit::word));
  return tokens;
}

std::string characters_of(std::string_view text, const TextOptions& options) {
  const auto table =
      tokenise(text, options, ShingleUnit::character, load_stop_words(options.stop_words).value(), {}).value();
  return std::string((*table)[DocumentIndex(0)].text);
}

TextOptions with(Punctuation punctuation) {
  TextOptions options;
  options.punctuation = punctuation;
  return options;
}

TEST(Tokeniser, lowers_and_deletes_punctuation_inside_words) {
  EXPECT_THAT(tokens_of("It's the U.S. 1,000 mln-dlr \"offer\"!\n"),
              ElementsAre("its", "the", "us", "1000", "mlndlr", "offer"));
}

TEST(Tokeniser, leaves_no_token_of_punctuation_only) {
  EXPECT_THAT(tokens_of("a -- b ... c"), ElementsAre("a", "b", "c"));
}

TEST(Tokeniser, splits_at_characters_outside_words) {
  EXPECT_THAT(tokens_of("Don't stop_me: 3.5%", with(Punctuation::split)), ElementsAre("don", "t", "stop_me", "3", "5"));
}

TEST(Tokeniser, keeps_punctuation_on_request) {
  EXPECT_THAT(tokens_of("Don't, please...", with(Punctuation::keep)), ElementsAre("don't,", "please..."));
}

TEST(Tokeniser, keeps_capitals_on_request) {
  TextOptions options;
  options.letter_case = Case::keep;
  EXPECT_THAT(tokens_of("New York", options), ElementsAre("New", "York"));
}

TEST(Tokeniser, folds_letters_beyond_ascii) {
  EXPECT_THAT(tokens_of("ÄRGER Ünder ΑΒΓ Жук"), ElementsAre("ärger", "ünder", "αβγ", "жук"));
}

TEST(Tokeniser, treats_letters_and_numbers_of_any_script_as_word_characters) {
  EXPECT_THAT(tokens_of("naïve—café №٣ x²", with(Punctuation::split)), ElementsAre("naïve", "café", "٣", "x²"));
}

TEST(Tokeniser, splits_at_white_space_beyond_ascii) {
  EXPECT_THAT(tokens_of("one\u00A0two\u2003three\u0085four"), ElementsAre("one", "two", "three", "four"));
}

TEST(Tokeniser, keeps_bytes_that_are_not_utf8) {
  EXPECT_THAT(tokens_of("caf\xE9 x"), ElementsAre("caf\xE9", "x"));
}

TEST(Tokeniser, drops_tokens_that_are_all_digits) {
  TextOptions options = with(Punctuation::split);
  options.digits = Digits::drop;
  EXPECT_THAT(tokens_of("in 1987 the 2nd ٣٤ try", options), ElementsAre("in", "the", "2nd", "try"));
}

TEST(Tokeniser, drops_stop_words_after_folding) {
  TextOptions options = with(Punctuation::split);
  options.stop_words = "nltk";
  EXPECT_THAT(tokens_of("The cat and THE dog", options), ElementsAre("cat", "dog"));
}

TEST(Tokeniser, gives_no_token_if_everything_is_dropped) {
  TextOptions options;
  options.stop_words = "glasgow";
  EXPECT_THAT(tokens_of("the and of", options), IsEmpty());
}

TEST(Tokeniser, drops_a_first_and_a_last_word_without_stray_spaces) {
  TextOptions options;
  options.stop_words = "nltk";
  const auto table = tokenise("the quick and brown fox the", options, ShingleUnit::word,
                              load_stop_words(options.stop_words).value(), {})
                         .value();
  EXPECT_EQ((*table)[DocumentIndex(0)].text, "quick brown fox");
}

TEST(Tokeniser, has_the_published_number_of_stop_words) {
  EXPECT_EQ((*load_stop_words("nltk"))->size(), 179u);
  EXPECT_EQ((*load_stop_words("glasgow"))->size(), 318u);
  EXPECT_TRUE((*load_stop_words("none"))->empty());
}

TEST(Tokeniser, reads_stop_words_from_a_file) {
  const std::string path = testing::TempDir() + "stop_words_test.txt";
  std::ofstream(path) << "red\r\n\n  green \n";
  TextOptions options;
  options.stop_words = path;
  EXPECT_THAT(tokens_of("red blue green", options), ElementsAre("blue"));
}

TEST(Tokeniser, names_an_unreadable_stop_word_file) {
  for (const char* name : {"/nowhere/words.txt", "/"}) {
    const auto words = load_stop_words(name);
    ASSERT_FALSE(words);
    EXPECT_EQ(words.error().code, ErrorCode::bad_usage);
    EXPECT_EQ(words.error().place.file, name);
  }
}

TEST(Tokeniser, shortens_runs_of_white_space_in_characters) {
  EXPECT_EQ(characters_of("A  b\n\tc", with(Punctuation::keep)), "a b c");
}

TEST(Tokeniser, replaces_every_white_space_by_an_underscore) {
  TextOptions options = with(Punctuation::keep);
  options.spaces = Spaces::underscore;
  EXPECT_EQ(characters_of("A  b\nc", options), "a__b_c");
}

TEST(Tokeniser, counts_characters_not_bytes) {
  EXPECT_THAT(tokens_of("Äé!", with(Punctuation::keep), ShingleUnit::character), ElementsAre("ä", "é", "!"));
}

TEST(Tokeniser, finds_no_token_in_an_empty_text) {
  EXPECT_THAT(tokens_of(""), IsEmpty());
}

}  // namespace
}  // namespace lookalike
