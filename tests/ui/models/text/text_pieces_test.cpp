#include "ui/models/text/text_pieces.h"

#include <gtest/gtest.h>

#include <QStringList>

namespace lookalike {
namespace {

const QString kWord(kLongestRun - 100, u'a');

QStringList pieces_of(const QString& text, int longest = kLongestParagraph) {
  return TextPieces(text, longest).shown().split(u'\n');
}

TEST(TextPieces, leave_an_ordinary_text_as_it_is) {
  const QString text = QStringLiteral("One sentence. Another.\n\n\tAnd a paragraph\n");
  EXPECT_EQ(TextPieces(text).shown(), text);
  EXPECT_EQ(TextPieces().shown(), QString());
}

TEST(TextPieces, break_a_long_paragraph_after_a_sentence) {
  const QString half = kWord + u' ' + QString(kLongestRun - 800, u'b');
  EXPECT_EQ(pieces_of("x. " + half + ". d. e " + kWord), QStringList({"x. " + half + ". ", "d. e " + kWord}));
}

TEST(TextPieces, break_a_long_sentence_after_a_blank) {
  EXPECT_EQ(pieces_of(kWord + " b " + kWord + u' ' + kWord), QStringList({kWord + " b " + kWord + u' ', kWord}));
}

TEST(TextPieces, begin_to_count_anew_at_a_line_break) {
  const QString text = kWord + ". " + kWord + u'\n' + kWord + ". " + kWord;
  EXPECT_EQ(TextPieces(text).shown(), text);
}

TEST(TextPieces, break_a_long_word_anywhere) {
  const QString word(10 * kLongestRun + 1, u'\u6F22');
  const QStringList pieces = pieces_of("to " + word);
  EXPECT_EQ(pieces.size(), 11);
  EXPECT_EQ(pieces.front().size(), kLongestRun + 3);
  EXPECT_EQ(pieces.join(QString()), "to " + word);
}

TEST(TextPieces, part_no_character_from_its_accents) {
  for (const char32_t letter : {U'e', U'\U0001F600'}) {
    for (int before = 0; before < 4; ++before) {
      const QString character = QString::fromUcs4(&letter, 1) + QStringLiteral("\u0301\u0302");
      for (const QString& piece : pieces_of(QString(before, u'x') + character.repeated(2000)).mid(1))
        EXPECT_TRUE(piece.startsWith(character)) << before;
    }
  }
}

TEST(TextPieces, end_although_a_character_has_thousands_of_accents) {
  const QString marks(10 * kLongestRun, u'\u0301');
  for (const QString& piece : pieces_of(marks)) EXPECT_LE(piece.size(), kLongestRun);
  const char32_t face = U'\U0001F3FB';
  for (const QString& piece : pieces_of(u'x' + QString::fromUcs4(&face, 1).repeated(10 * kLongestRun)))
    EXPECT_FALSE(piece.front().isLowSurrogate());
}

/// By a copy of the text that says of each character where it stands.
TEST(TextPieces, know_where_each_character_is_shown) {
  const QString text = ("a. " + kWord + u' ' + kWord + "! " + kWord + u'\n' + kWord.repeated(4)).repeated(3);
  const TextPieces pieces(text);
  const QString shown = pieces.shown();
  ASSERT_GT(pieces.breaks().size(), 9U);
  int at = 0;
  std::size_t breaks = 0;
  for (int i = 0; i < text.size(); ++i) {
    if (breaks < pieces.breaks().size() && pieces.breaks()[breaks] == i) {
      ASSERT_EQ(shown[at], u'\n');
      ASSERT_EQ(pieces.original(at), i);
      ASSERT_EQ(pieces.shown_end(i), at);
      ++breaks, ++at;
    }
    ASSERT_EQ(shown[at], text[i]);
    ASSERT_EQ(pieces.shown(i), at);
    ASSERT_EQ(pieces.original(at), i);
    ++at;
  }
  EXPECT_EQ(at, shown.size());
  EXPECT_EQ(pieces.original(at), text.size());
}

TEST(TextPieces, are_never_longer_than_asked_for) {
  for (const int longest : {kLongestParagraph, 20'000}) {
    for (const int word : {1, 7, 90, 1499, 1500, 1501, 5000}) {
      for (const QString& piece : pieces_of((QString(word, u'x') + u' ').repeated(100'000 / word), longest)) {
        EXPECT_LE(piece.size(), longest);
        for (const QString& run : piece.split(u' ')) EXPECT_LE(run.size(), kLongestRun);
      }
    }
  }
}

}  // namespace
}  // namespace lookalike
