#include "ui/models/reading/text_pieces.h"

#include <gtest/gtest.h>

#include <QStringList>

namespace lookalike {
namespace {

const QString kWord(kLongestRun - 100, u'a');

constexpr int kLongest = 2 * kLongestRun;

QStringList pieces_of(const QString& text, int longest = kLongest) {
  return TextPieces(text, longest).shown().split(u'\n');
}

TEST(TextPieces, leave_an_ordinary_text_unchanged) {
  const QString text = QStringLiteral("One sentence. Another.\n\n\tAnd a paragraph\n");
  EXPECT_EQ(TextPieces(text).shown(), text);
  EXPECT_EQ(TextPieces().shown(), QString());
}

TEST(TextPieces, break_a_long_paragraph_after_a_sentence) {
  const QString half = kWord + u' ' + QString(kLongestRun - 800, u'b');
  EXPECT_EQ(pieces_of("x. " + half + ". d. e " + kWord), QStringList({"x. " + half + ". ", "d. e " + kWord}));
}

TEST(TextPieces, break_a_long_sentence_after_a_space) {
  EXPECT_EQ(pieces_of(kWord + " b " + kWord + u' ' + kWord), QStringList({kWord + " b " + kWord + u' ', kWord}));
}

TEST(TextPieces, restart_the_count_at_a_line_break) {
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

TEST(TextPieces, never_separate_a_character_from_its_accents) {
  for (const char32_t letter : {U'e', U'\U0001F600'}) {
    for (int before = 0; before < 4; ++before) {
      const QString character = QString::fromUcs4(&letter, 1) + QStringLiteral("\u0301\u0302");
      for (const QString& piece : pieces_of(QString(before, u'x') + character.repeated(2000)).mid(1))
        EXPECT_TRUE(piece.startsWith(character)) << before;
    }
  }
}

TEST(TextPieces, have_a_limit_even_if_a_character_has_thousands_of_accents) {
  const QString marks(10 * kLongestRun, u'\u0301');
  for (const QString& piece : pieces_of(marks)) EXPECT_LE(piece.size(), kLongestRun);
  const char32_t face = U'\U0001F3FB';
  for (const QString& piece : pieces_of(u'x' + QString::fromUcs4(&face, 1).repeated(10 * kLongestRun)))
    EXPECT_FALSE(piece.front().isLowSurrogate());
}

/// Checked with a copy of the text that records where each character is.
TEST(TextPieces, know_where_each_character_is_shown) {
  const QString text = ("a. " + kWord + u' ' + kWord + "! " + kWord + u'\n' + kWord.repeated(4)).repeated(3);
  const TextPieces pieces(text, kLongest);
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

TEST(TextPieces, are_never_longer_than_the_limit) {
  for (const int longest : {kLongest, kLongestParagraph}) {
    for (const int word : {1, 7, 90, 1499, 1500, 1501, 5000}) {
      for (const QString& piece : pieces_of((QString(word, u'x') + u' ').repeated(100'000 / word), longest)) {
        EXPECT_LE(piece.size(), longest);
        for (const QString& run : piece.split(u' ')) EXPECT_LE(run.size(), kLongestRun);
      }
    }
  }
}

TEST(TextPieces, put_a_line_in_place_of_a_folded_part) {
  const QString text = QStringLiteral("one two three four five");
  const TextPieces pieces(text, kLongestParagraph, {{4, 13, QStringLiteral("...")}});
  EXPECT_EQ(pieces.shown(), QStringLiteral("one \n...\n four five"));
  EXPECT_EQ(pieces.text(), text);
  EXPECT_EQ(pieces.shown(2), 2);
  EXPECT_EQ(pieces.shown(8), 5) << "a folded character stands at the line of the fold";
  EXPECT_EQ(pieces.shown(14), 10);
  EXPECT_EQ(pieces.original(10), 14);
  EXPECT_EQ(pieces.original(6), 4);
  EXPECT_EQ(pieces.fold_at(6), 0);
  EXPECT_EQ(pieces.fold_at(2), -1);
  EXPECT_EQ(pieces.fold_at(10), -1);
}

TEST(TextPieces, fold_whole_lines_without_empty_ones) {
  const QString text = QStringLiteral("one\ntwo\nthree\nfour");
  EXPECT_EQ(TextPieces(text, kLongestParagraph, {{4, 13, QStringLiteral("...")}}).shown(),
            QStringLiteral("one\n...\nfour"));
  EXPECT_EQ(TextPieces(text, kLongestParagraph, {{0, 18, QStringLiteral("...")}}).shown(), QStringLiteral("..."));
}

TEST(TextPieces, know_where_each_character_is_shown_around_folds) {
  QString text;
  for (int i = 0; i < 2000; ++i) text += QString::number(i) + (i % 100 == 99 ? u'\n' : u' ');
  const TextPieces pieces(text, kLongestParagraph, {{10, 500, "first"}, {600, 4000, "second"}, {4001, 7000, "third"}});
  const QString shown = pieces.shown();
  for (const auto& [begin, end] : {std::pair(0, 10), {500, 600}, {4000, 4001}, {7000, 8890}}) {
    for (int i = begin; i < end; ++i) {
      ASSERT_EQ(shown[pieces.shown(i)], text[i]) << i;
      ASSERT_EQ(pieces.original(pieces.shown(i)), i);
    }
  }
}

TEST(TextPieces, insert_gaps_before_lines_and_break_a_line_for_one) {
  const QString text = QStringLiteral("one\ntwo three\nfour");
  const TextPieces pieces(text, kLongestParagraph, {}, {{0, 1}, {4, 0}, {8, 2}, {14, 0}, {18, 3}});
  EXPECT_EQ(pieces.shown(), QStringLiteral("\none\ntwo \n\n\nthree\nfour\n\n\n"));
  for (const int at : {0, 4, 8, 14, 17}) {
    EXPECT_EQ(pieces.shown()[pieces.shown(at)], text[at]) << at;
    EXPECT_EQ(pieces.original(pieces.shown(at)), at);
  }
  EXPECT_EQ(pieces.original(10), 8) << "an empty line stands for the character after it";
  EXPECT_EQ(pieces.gap_lines(0), 1);
  EXPECT_EQ(pieces.gap_lines(7), 1);
  EXPECT_EQ(pieces.gap_lines(8), 3);
  EXPECT_EQ(pieces.gap_lines(18), 6);
}

TEST(TextPieces, insert_gaps_around_a_fold_and_none_in_it) {
  const QString text = QStringLiteral("one\ntwo\nthree\nfour");
  EXPECT_EQ(TextPieces(text, kLongestParagraph, {{4, 13, QStringLiteral("...")}}, {{4, 1}, {8, 5}, {14, 2}}).shown(),
            QStringLiteral("one\n\n...\n\n\nfour"));
}

TEST(TextPieces, omit_hidden_line_prefixes) {
  const QString text = QStringLiteral("> one\n>> two\nthree");
  const TextPieces pieces(text, kLongestParagraph, {}, {{6, 2}}, {{0, 2}, {6, 3}});
  EXPECT_EQ(pieces.shown(), QStringLiteral("one\n\n\ntwo\nthree"));
  EXPECT_EQ(pieces.original(0), 2);
  EXPECT_EQ(pieces.shown(6), 6) << "a hidden mark stands at the first word of its line";
  EXPECT_EQ(pieces.original(6), 9);
  for (int i = 9; i < text.size(); ++i) EXPECT_EQ(pieces.shown()[pieces.shown(i)], text[i]) << i;
}
}  // namespace
}  // namespace lookalike
