#include "ui/models/text/display_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(FittingText, leaves_sentences_unchanged) {
  for (const char* text : {"", " ", "One two.\nThree  four.", "/home/somebody/corpora/reviews.csv could not be read."})
    EXPECT_EQ(fitting_text(QString::fromUtf8(text)), QString::fromUtf8(text));
}

TEST(FittingText, cuts_the_middle_of_long_words_and_of_long_texts) {
  const QString path = QStringLiteral("/begin") + QString(300'000, u'x') + QStringLiteral("/end.csv");
  const QString cut = fitting_text(QStringLiteral("There is no %1 any more.").arg(path));
  EXPECT_TRUE(cut.startsWith(QStringLiteral("There is no /begin")));
  EXPECT_TRUE(cut.contains(QStringLiteral("x\u2026x")));
  EXPECT_TRUE(cut.endsWith(QStringLiteral("/end.csv any more.")));
  EXPECT_LE(cut.size(), 120);
  const QString sentences = fitting_text(QStringLiteral("word ").repeated(100'000), 200);
  EXPECT_EQ(sentences.size(), 200);
}

TEST(FittingText, keeps_characters_whole) {
  const QString cut = fitting_text(QString::fromUcs4(U"\U0001F600").repeated(100));
  EXPECT_TRUE(cut.isValidUtf16());
  EXPECT_LE(cut.size(), 80);
}

TEST(TooltipText, is_bounded) {
  EXPECT_LT(tooltip_text(QString(1'000'000, u'<')).size(), 1'000);
  EXPECT_LT(tooltip_text(QStringLiteral("< ").repeated(1'000'000)).size(), 20'000);
}

}  // namespace
}  // namespace lookalike
