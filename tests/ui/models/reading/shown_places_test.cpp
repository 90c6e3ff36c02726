#include "ui/models/reading/text_pieces.h"

#include <gtest/gtest.h>

#include <QStringList>

#include "ui/models/reading/marked_text.h"

namespace lookalike {
namespace {

/// The words of a text, at their places in the shown text.
QStringList shown_words(std::string_view text, const std::string& shown) {
  const ShownPlaces places(text, shown);
  const QString display = QString::fromStdString(shown);
  QStringList words;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
    if (end > begin) {
      const TextRange range = places.range({begin, end - begin});
      words << display.mid(range.position, range.length);
    }
    begin = end + 1;
  }
  return words;
}

TEST(ShownPlaces, are_unchanged_in_a_text_shown_unchanged) {
  EXPECT_EQ(shown_words("one  two\n\nthree ", "one  two\n\nthree "), QStringList({"one", "two", "three"}));
}

TEST(ShownPlaces, are_correct_after_joined_lines_and_carriage_returns) {
  EXPECT_EQ(shown_words("one \r\ntwo\r\n\r\nthree gov-\r\nern", "one two\n\nthree gov-ern"),
            QStringList({"one", "two", "three", "gov-", "ern"}));
}

TEST(ShownPlaces, count_utf16_units) {
  const QStringList words{QStringLiteral("\U0001F600"), QStringLiteral("caf\u00E9"), QStringLiteral("\u6771\u4EAC")};
  const std::string text = words.join(u' ').toStdString();
  EXPECT_EQ(shown_words(text, text), words);
}

TEST(ShownPlaces, of_a_reflowed_text_match_its_words) {
  const std::string line = "A line that is long enough to be one of wrapped prose, with a num-";
  const std::string text =
      line + "\r\nber of  words \r\n\tand\r\n\r\n> quoted\n> lines\n\u6771\u4EAC\n" + line + "\nend";
  EXPECT_EQ(shown_words(text, display_text(text)), QString::fromStdString(text).simplified().split(u' '));
}

TEST(ShownPlaces, of_quoted_and_overstruck_words_match_their_letters) {
  const std::string line = "A line that is long enough to be one of wrapped prose, with words";
  const std::string text = "> " + line + "\n> that go on\nand a f_\bo_\bo fouth\b\brth";
  ASSERT_EQ(display_text(text), "> " + line + " that go on\nand a foo fourth");
  const ShownPlaces places(text, display_text(text));
  const auto range = [&](const std::string& words) {
    const TextRange at = places.range({text.find(words), words.size()});
    return display_text(text).substr(static_cast<std::size_t>(at.position), static_cast<std::size_t>(at.length));
  };
  EXPECT_EQ(range("that go on"), "that go on");
  EXPECT_EQ(range("f_\bo_\bo"), "foo");
  EXPECT_EQ(range("fouth\b\brth"), "fourth");
}

TEST(ShownPlaces, of_an_empty_span_follow_the_previous_word) {
  const ShownPlaces places("one \ntwo", "one two");
  EXPECT_EQ(places.range({3, 0}), (TextRange{3, 0}));
  EXPECT_EQ(places.range({8, 0}), (TextRange{7, 0}));
}

}  // namespace
}  // namespace lookalike
