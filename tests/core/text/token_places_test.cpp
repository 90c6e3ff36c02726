#include "core/text/token_places.h"

#include <gmock/gmock.h>

#include <random>

#include "core/base/utf8_text.h"
#include "core/text/tokeniser.h"
#include "core/text/tokens.h"

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TokenPlaces places_of(std::string_view text, const TextOptions& options, ShingleUnit unit = ShingleUnit::word) {
  const auto stop_words = load_stop_words(options.stop_words).value();
  return Tokeniser(options, unit, *stop_words).places(text, {});
}

std::vector<std::string> texts(std::string_view text, const std::vector<TextPlace>& places) {
  std::vector<std::string> parts;
  for (const TextPlace& place : places) parts.emplace_back(text.substr(place.begin, place.end - place.begin));
  return parts;
}

TEST(TokenPlaces, list_tokens_omitted_words_and_dropped_characters) {
  TextOptions options;
  options.stop_words = "nltk";
  options.digits = Digits::drop;
  constexpr std::string_view kText = "The U.S. paid 1,000 dlrs; \"no\" more.";
  const TokenPlaces places = places_of(kText, options);
  EXPECT_THAT(texts(kText, places.tokens), ElementsAre("U.S", "paid", "dlrs"));
  EXPECT_THAT(texts(kText, places.left_out), ElementsAre("The", "1,000", "no", "more"));
  EXPECT_THAT(texts(kText, places.dropped), ElementsAre(".", ".", ",", ";", "\"", "\"", "."));
}

TEST(TokenPlaces, drop_nothing_if_punctuation_is_kept) {
  TextOptions options;
  options.punctuation = Punctuation::keep;
  const TokenPlaces places = places_of("one, two.\n three", options);
  EXPECT_THAT(texts("one, two.\n three", places.tokens), ElementsAre("one,", "two.", "three"));
  EXPECT_THAT(places.dropped, IsEmpty());
}

TEST(TokenPlaces, treat_a_run_of_white_space_as_one_character_unless_each_counts) {
  TextOptions options;
  EXPECT_THAT(texts("a \n b", places_of("a \n b", options, ShingleUnit::character).tokens), ElementsAre("a", " ", "b"));
  options.spaces = Spaces::underscore;
  EXPECT_THAT(texts("a \n b", places_of("a \n b", options, ShingleUnit::character).tokens),
              ElementsAre("a", " ", "\n", " ", "b"));
}

/// The tokens again, each computed from its own place.
void expect_same_tokens(std::string_view text, const TextOptions& options, ShingleUnit unit) {
  const auto stop_words = load_stop_words(options.stop_words).value();
  const auto table = tokenise(text, options, unit, stop_words, {}).value();
  const TokenView view = (*table)[DocumentIndex(0)];
  const TokenPlaces places = places_of(text, options, unit);
  ASSERT_EQ(places.tokens.size(), view.size()) << text;
  // Text that is not UTF-8 is not composed, but a token of it may be.
  const bool words = unit == ShingleUnit::word && (is_utf8(text) || options.characters == Characters::python);
  for (std::size_t i = 0; words && i < view.size(); ++i) {
    const auto& [begin, end] = places.tokens[i];
    const auto alone = tokenise(text.substr(begin, end - begin), options, unit, stop_words, {}).value();
    EXPECT_EQ((*alone)[DocumentIndex(0)].text, view.span(i, 1, true)) << text;
  }
}

TEST(TokenPlaces, match_the_tokens_under_all_options) {
  constexpr const char* kParts[] = {"The",
                                    "it's",
                                    "U.S.",
                                    " ",
                                    "\n",
                                    "  ",
                                    "1,000",
                                    "77",
                                    "--",
                                    "_x_",
                                    "\t",
                                    ".",
                                    "\u00C9",
                                    "\u4F1A",
                                    "e\u0301",
                                    "\u00A0",
                                    "\xFF",
                                    "\u2019",
                                    "\u0915\u093F",
                                    "\u200D",
                                    "\u1112\u1161\u11AB",
                                    "\u2026",
                                    "off-",
                                    "\r\n",
                                    "a",
                                    "and",
                                    "\u0661",
                                    "&amp;",
                                    "&eacute;",
                                    "&nbsp;",
                                    "&#769;",
                                    "&#x1161;",
                                    "&#x2019;",
                                    "&no;",
                                    "!?"};
  std::mt19937 random(7);
  for (int trial = 0; trial < 200; ++trial) {
    std::string text;
    for (int i = 0; i < 20; ++i) text += kParts[random() % std::size(kParts)];
    for (const Punctuation punctuation : {Punctuation::remove, Punctuation::split, Punctuation::keep})
      for (const char* stop_words : {"none", "nltk"})
        for (const Digits digits : {Digits::keep, Digits::drop})
          for (const Spaces spaces : {Spaces::collapse, Spaces::underscore})
            for (const ShingleUnit unit : {ShingleUnit::word, ShingleUnit::character})
              for (const Characters characters : {Characters::unicode, Characters::python})
                expect_same_tokens(text,
                                   {Case::lower, characters, punctuation, digits, stop_words, spaces,
                                    trial % 2 ? Entities::decode : Entities::keep},
                                   unit);
  }
}

}  // namespace
}  // namespace lookalike
