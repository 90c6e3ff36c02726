#include "ui/models/text/display_text.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <limits>
#include <tuple>
#include <utility>

#include "core/base/value_text.h"
#include "ui/models/lesson/words.h"
#include "ui/models/sweep/sweep_measures.h"
#include "ui/models/text/alternative_text.h"

namespace lookalike {
namespace {

// In the window and in the lesson as in the command line.
TEST(DisplayText, has_no_controls_that_turn_letters_round) {
  EXPECT_EQ(to_qstring("photo\u202Egpj.exe \u2067x\u2069").toStdString(), "photo\uFFFDgpj.exe \uFFFDx\uFFFD");
}

TEST(NumberText, similarities_are_rounded_the_same_everywhere) {
  EXPECT_EQ(similarity_text(0.2439), "0.244");
  for (const double similarity : {1.0 / 16, 3.0 / 16, 5.0 / 16, 0.2439, 0.0005, 0.9995, 0.0, 1.0}) {
    char printed[8];
    std::snprintf(printed, sizeof printed, "%.3f", similarity);
    EXPECT_EQ(similarity_text(similarity), printed);
    EXPECT_EQ(rounded(similarity), printed);
  }
  EXPECT_EQ(similarity_text(std::numeric_limits<double>::quiet_NaN()), QString(QChar(0x2013)));
}

// Thin spaces in the window, commas in the command line; both round alike.
TEST(NumberText, counts_are_grouped_in_one_style_per_language) {
  EXPECT_EQ(count_text(1'044), QString::fromUtf8("1044"));
  EXPECT_EQ(grouped(1'044), "1,044");
  const std::tuple<double, const char*, const char*, const char*> counts[] = {
      {0.4, "0.4", "0.4", "0"},
      {999.4, "999.4", "999.4", "999"},
      {999.96, "1,000", "1000", "1000"},
      {1'043.6, "1,044", "1044", "1044"},
      {1'234'567.2, "1,234,567", "1\u202F234\u202F567", "1\u202F234\u202F567"}};
  for (const auto& [count, command_line, mean, whole] : counts) {
    EXPECT_EQ(expected_count(count), command_line);
    EXPECT_EQ(mean_text(count), QString::fromUtf8(mean));
    EXPECT_EQ(whole_text(count), QString::fromUtf8(whole));
  }
  EXPECT_EQ(mean_text(7), "7");
}

// The table of the sweep has a sign in each cell, columns of Suggest and Runs have it in their headings.
TEST(NumberText, recall_is_rounded_alike_in_suggest_and_in_the_sweep) {
  const std::pair<double, QString> shares[] = {{0.0, "0"},        {0.862069, "86.2"},  {0.95, "95.0"},
                                               {0.98765, "98.8"}, {0.99964, "99.964"}, {1.0, "100"}};
  for (const auto& [recall, text] : shares) {
    BandingAlternative setting;
    setting.forecast.whole_recall = {recall, {recall, recall}};
    const QString cell = alternative_cells(setting)[3].section(u'\n', 0, 0);
    EXPECT_EQ(cell, text);
    EXPECT_EQ(measure_of("recall").text(recall), text + " %");
  }
}

}  // namespace
}  // namespace lookalike
