#include "ui/models/text/display_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

std::string shown(const std::string& sentence) {
  return sentence_text(sentence).replace(QChar(0x202F), u'_').toStdString();
}

TEST(SentenceText, groups_counts_like_the_window) {
  EXPECT_EQ(shown("102384 pairs, 8334 missed, 10,831 found"), "102_384 pairs, 8334 missed, 10_831 found");
  EXPECT_EQ(shown("There are 1,234,567."), "There are 1_234_567.");
  EXPECT_EQ(shown("\"1234\": 5,678 rows of it are lost."), "\"1234\": 5678 rows of it are lost.");
  EXPECT_EQ(shown("1,500 trillion (95 % limits)"), "1500 trillion (95 % limits)");
}

TEST(SentenceText, leaves_other_numbers_unchanged) {
  for (const char* text : {"t = 0.2439", "158 pairs, 371 identical", "11 bands of 8 rows (of n = 100)", "a1234",
                           "1,2345", "1234.5678 seconds", "reviews-2023.csv", "/data/1987/x", "26-02-1987",
                           "a column \"1234\" of \"10,000 words\"", ""})
    EXPECT_EQ(shown(text), text);
}

}  // namespace
}  // namespace lookalike
