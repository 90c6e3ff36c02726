#include "core/text/ascii_tokens.h"

#include <gmock/gmock.h>

#include <random>

#include "core/text/stop_words.h"
#include "core/text/tokens.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

// Texts of every length around the block borders, rich in runs of each class.
std::vector<std::string> ascii_texts() {
  std::mt19937 random(17);
  std::vector<std::string> texts;
  for (std::size_t length = 0; length < 400; ++length) {
    std::string text;
    while (text.size() < length) {
      constexpr std::string_view kKinds[] = {"abcXYZ", "0123456789", " ",   "\t\n ",
                                             ".,'-_",  "the",        "and", std::string_view("\0\x1C\x7F", 3)};
      const std::string_view kind = kKinds[random() % std::size(kKinds)];
      for (std::size_t run = random() % 12; run > 0 && text.size() < length; --run)
        text += kind[random() % kind.size()];
    }
    texts.push_back(text);
  }
  return texts;
}

/// The rules of TextOptions for words, one byte at a time.
std::vector<std::string> words_by_definition(const std::string& text, const TextOptions& options,
                                             const StopWords& stop) {
  std::vector<std::string> words;
  std::string word;
  const auto close = [&] {
    const bool digits = options.digits == Digits::drop && word.find_first_not_of("0123456789") == std::string::npos;
    if (!word.empty() && !digits && !stop.contains(word)) words.push_back(word);
    word.clear();
  };
  for (const char c : text) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    const bool space = c == ' ' || (c >= '\t' && c <= '\r') || (c >= 0x1C && c <= 0x1F);
    const bool word_character = letter || c == '_';
    if (space || (options.punctuation == Punctuation::split && !word_character)) {
      close();
    } else if (options.punctuation != Punctuation::remove || letter || c <= ' ' || c == 0x7F) {
      word += options.letter_case == Case::lower && c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    }
  }
  close();
  return words;
}

std::vector<std::string> words_of(const TokenView& tokens) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < tokens.size(); ++i) words.emplace_back(tokens.span(i, 1, true));
  return words;
}

class AsciiTextsSplit : public testing::TestWithParam<TextOptions> {};

TEST_P(AsciiTextsSplit, are_split_according_to_the_definition) {
  const TextOptions options = GetParam();
  const auto stop = test::value_of(load_stop_words(options.stop_words));
  for (const std::string& text : ascii_texts()) {
    const auto expected = words_by_definition(text, options, *stop);
    const auto fast = test::value_of(tokenise(text, options, ShingleUnit::word, stop, {}));
    ASSERT_EQ(words_of((*fast)[DocumentIndex(0)]), expected) << testing::PrintToString(text);
    // One non-ASCII character sends the whole text down the slow path.
    auto with_another = expected;
    with_another.push_back("\xC3\xA9");
    const auto slow = test::value_of(tokenise(text + " \xC3\xA9", options, ShingleUnit::word, stop, {}));
    ASSERT_EQ(words_of((*slow)[DocumentIndex(0)]), with_another) << testing::PrintToString(text);
  }
}

std::vector<TextOptions> all_options() {
  std::vector<TextOptions> all;
  for (const Case letter_case : {Case::lower, Case::keep})
    for (const Punctuation punctuation : {Punctuation::remove, Punctuation::split, Punctuation::keep})
      for (const Digits digits : {Digits::keep, Digits::drop})
        for (const char* stop_words : {"none", "nltk"}) {
          TextOptions options;
          options.letter_case = letter_case;
          options.punctuation = punctuation;
          options.digits = digits;
          options.stop_words = stop_words;
          all.push_back(options);
        }
  return all;
}

INSTANTIATE_TEST_SUITE_P(options, AsciiTextsSplit, testing::ValuesIn(all_options()));

TEST(AsciiTexts, are_split_the_same_by_every_instruction_set) {
  const StopWords none;
  for (const Punctuation punctuation : {Punctuation::remove, Punctuation::split, Punctuation::keep}) {
    TextOptions options;
    options.punctuation = punctuation;
    test::on_every_instruction_set([&] {
      for (const std::string& text : ascii_texts()) {
        const auto tokens =
            test::value_of(tokenise(text, options, ShingleUnit::word, std::make_shared<const StopWords>(none), {}));
        ASSERT_EQ(words_of((*tokens)[DocumentIndex(0)]), words_by_definition(text, options, none));
      }
    });
  }
}

TEST(StopWordFilter, has_exactly_its_words) {
  const StopWords words = {"a", "the", "eightltr", "ninechars", "internationally", "x"};
  const StopWordFilter filter(words);
  for (const std::string& word : words) EXPECT_TRUE(filter.contains(word)) << word;
  for (const char* other : {"", "b", "th", "thee", "eightltrs", "eightlt", "ninecharx", "international", "xx"})
    EXPECT_FALSE(filter.contains(other)) << other;
  EXPECT_TRUE(StopWordFilter(StopWords{}).empty());
  EXPECT_FALSE(StopWordFilter(StopWords{}).contains("a"));
}

}  // namespace
}  // namespace lookalike
